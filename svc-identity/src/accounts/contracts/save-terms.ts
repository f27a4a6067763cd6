import type { AccountCompany, ContractTermsGiven } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import type { ContractTranslations } from '../../db/tables.ts';
import { overlap, termsFaults } from './contract-rules.ts';

/** Terms as a row keeps them; an older page says nothing of the flexible ladder, which stays as it is. */
export const rowOfTerms = ({ percent, texts: { fr, ...others }, flex, validFrom, validTo }: ContractTermsGiven) => {
  const given = Object.entries(others).filter(([, texts]) => texts && (texts.description || texts.dispositions));
  const translations: ContractTranslations = Object.fromEntries(given);
  return { basisPoints: Math.round(percent * 100), ...fr, translations, ...(flex !== undefined && { isFlex: flex }), validFrom, validTo };
};

/** Refuses `invalid-request` for an end before the beginning. */
export const requirePossible = (terms: ContractTermsGiven): void => {
  const errors = termsFaults(terms);
  if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
};

/** Refuses `conflict` where another contract of the company is in force on one of the days. */
export const requireAlone = ({ contracts }: AccountCompany, terms: ContractTermsGiven, ownId?: string): void => {
  const isTaken = contracts.some((other) => other.contractId !== ownId && overlap(other, terms));
  if (isTaken) refuse('conflict', { errors: { validFrom: 'overlap' } });
};
