import type { Language } from '@plenary/contracts/vocabulary';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The texts of the signature page: a heading for each group of fields, and its labels. */
export interface SignatureWords {
  title: string;
  intro: string;
  billing: {
    heading: string;
    companyName: string;
    street: string;
    zipCode: string;
    city: string;
    country: string;
    vatCode: string;
    recipient: string;
    email: string;
  };
  paymentReminder: { heading: string; name: string; email: string; phone: string };
  purchaseOrder: { heading: string; with: string; without: string; number: string };
  paymentMethod: { heading: string; 'bank-transfer': string; 'credit-card': string };
  invoicing: { heading: string; platform: string; url: string; email: string; name: string; address: string; copyTo: string };
  signature: {
    heading: string;
    name: string;
    jobTitle: string;
    secondSignatory: string;
    goodForAgreement: string;
    agreement: (reference: string, total: string) => string;
    signature: string;
    online: string;
  };
}

const words: Record<Language, SignatureWords> = { fr, en, es, nl };
export const signatureWordsIn = (language: Language): SignatureWords => words[language];
