import type { User } from '@plenary/contracts/user.schemas';

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
export const staff: User = { ...claire, id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c02', firstname: 'Sam', role: 'staff' };
export const admin: User = { ...claire, id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c03', firstname: 'Ada', role: 'admin' };
