import * as contract from '@plenary/contracts/sign-up.endpoints';
import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import type { CompanyStep } from '../db/tables.ts';

const yes: ServerLink = { method: 'POST', href: contract.createUserWithKnownCompany.path, payload: {} };
const no: ServerLink = { method: 'POST', href: contract.createUserWithNewCompany.path, payload: {} };

export const settled: SignedUp = { success: true, nextStep: 'AVAILABILITIES', _links: {} };

/** Asks for the name of a company; a known one of the e-mail domain can still be taken. */
export const askForName = (known: boolean): SignedUp => ({
  success: true,
  nextStep: 'COMPANY_CREATION',
  _links: { createUserWithNewCompany: no, ...(known && { createUserWithKnownCompany: yes }) },
});

/** The answer of a signup (spec/booking.md §3, design: server-rules §4); `companyName` is the one to be confirmed. */
export const askForCompany = (step: CompanyStep | null, companyName: string): SignedUp => {
  if (step === null) return settled;
  if (step === 'creation') return askForName(false);
  return { success: true, nextStep: 'COMPANY_CONFIRMATION', companyName, _links: { yes, no, createUserWithKnownCompany: yes } };
};
