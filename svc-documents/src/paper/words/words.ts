import type { Language } from '@plenary/contracts/vocabulary';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The texts of the paper. Amounts, days and percentages arrive formatted. */
export interface Words {
  /** What the document is: a quote, never an invoice. */
  title: string;
  /** The word of the watermark of a preview. */
  preview: string;
  reference: string;
  createdOn: string;
  validUntil: string;
  language: string;
  customer: string;
  venue: string;
  event: string;
  days: (count: number) => string;
  quantity: string;
  unitPrice: string;
  amount: string;
  includes: (services: string) => string;
  services: { BREAKFAST: string; LUNCH: string; GOURMET_BREAK: string };
  dayTotal: string;
  subTotal: string;
  frameworkDiscount: (percent: string) => string;
  administrationFees: string;
  totalExcludingTaxes: string;
  tax: (percent: string) => string;
  taxBase: (base: string) => string;
  totalIncludingTaxes: string;
  deposit: (percent: string) => string;
  frameworkContract: (companyName: string) => string;
  conditions: string;
  validity: (day: string) => string;
  holdsNoRoom: string;
  depositTerms: string;
  linesWithoutTaxes: string;
  transfer: (account: string) => string;
  /** Before and between the two numbers of `Page 1 of 3`. */
  page: string;
  of: string;
}

const words: Record<Language, Words> = { fr, en, es, nl };
export const wordsIn = (language: Language): Words => words[language];
