import type { User } from '@plenary/contracts/user.schemas';

/** A customer without a framework contract. */
export const claire: User = {
  id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Vasseur',
  companyName: 'Atelier Nord',
  phone: '+33612345678',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
};
