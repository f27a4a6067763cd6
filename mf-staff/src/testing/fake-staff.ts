import type { User } from '@plenary/contracts/user.schemas';

/** Somebody of the staff. */
export const samia: User = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'samia@comet.example',
  firstname: 'Samia',
  lastname: 'Benali',
  companyName: 'Comet',
  phone: '+33142000000',
  lang: 'fr',
  role: 'staff',
  frameworkContract: null,
};

/** Somebody of the staff who administers too. */
export const adrien: User = {
  ...samia,
  id: '11111111-1111-4111-8111-111111111112',
  email: 'adrien@comet.example',
  firstname: 'Adrien',
  lastname: 'Moreau',
  role: 'admin',
};
