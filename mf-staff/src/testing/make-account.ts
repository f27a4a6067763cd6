import type { Account, AccountCompany } from '@plenary/contracts/accounts.schemas';

export const fakeCompanyId = 'c0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01';

/** An account of a customer; override what the test or the screen is about. */
export const makeAccount = (overrides: Partial<Account> = {}): Account => ({
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  company: { companyId: fakeCompanyId, name: 'Atelier Nord' },
  state: 'active',
  mailboxProven: true,
  hasSecondFactor: true,
  sessionsCount: 2,
  createdAt: '2026-01-11T09:30:00Z',
  lastSeenAt: '2027-01-11T09:30:00Z',
  version: 3,
  ...overrides,
});

/** A company with a contract in force; override what the test or the screen is about. */
export const makeCompany = (overrides: Partial<AccountCompany> = {}): AccountCompany => ({
  companyId: fakeCompanyId,
  name: 'Atelier Nord',
  domains: ['atelier-nord.example'],
  peopleCount: 1,
  percent: 12.5,
  version: 7,
  createdAt: '2026-01-11T09:30:00Z',
  billing: { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', vatCode: 'FR12345678901' },
  contracts: [
    {
      contractId: 'k1',
      percent: 12.5,
      texts: { fr: { description: 'Remise sur les salles', dispositions: 'Report sans frais' } },
      validFrom: '2026-01-01',
      validTo: null,
      isInForce: true,
    },
  ],
  ...overrides,
});
