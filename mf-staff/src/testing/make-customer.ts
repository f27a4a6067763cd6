import type { DeskCustomer } from '@plenary/contracts/customers.schemas';

export const fakeCustomerId = '00000000-0000-4000-8000-0000000000c1';

/** Claire Martin, whose company has a contract. */
export const makeCustomer = (overrides: Partial<DeskCustomer> = {}): DeskCustomer => ({
  userId: fakeCustomerId,
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  state: 'active',
  percent: 10,
  ...overrides,
});
