import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { percentOf } from '../desk/percent-of.ts';
import type { Contract, ContractTerms } from './api.ts';

export interface ContractForm {
  /** The typed text, with a comma or a point. */
  percent: string;
  validFrom: string;
  /** Empty: until further notice. */
  validTo: string;
  /** Its quotes have the flexible ladder of a cancellation. */
  flex: boolean;
  texts: Record<Language, { description: string; dispositions: string }>;
}

const noTexts = { description: '', dispositions: '' };

/** A form with a contract's terms; empty for a new one. */
export const contractFormOf = (contract: Contract | null): ContractForm => ({
  percent: contract ? String(contract.percent) : '',
  validFrom: contract?.validFrom ?? '',
  validTo: contract?.validTo ?? '',
  flex: contract?.flex ?? false,
  texts: {
    fr: contract?.texts.fr ?? noTexts,
    en: contract?.texts.en ?? noTexts,
    es: contract?.texts.es ?? noTexts,
    nl: contract?.texts.nl ?? noTexts,
  },
});

/** The terms that a whole form gives; a language without words is left out, and reads the French ones. */
export const termsOf = ({ percent, validFrom, validTo, flex, texts: { fr, ...others } }: ContractForm): ContractTerms => {
  const given = Object.fromEntries(
    languages.flatMap((language) => {
      const words = language === 'fr' ? undefined : others[language];
      return words && (words.description.trim() || words.dispositions.trim()) ? [[language, words]] : [];
    }),
  );
  return { percent: percentOf(percent) ?? 0, validFrom, validTo: validTo || null, flex, texts: { fr, ...given } };
};
