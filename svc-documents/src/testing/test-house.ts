import type { DocumentCustomer } from '@plenary/contracts/documents.schemas';
import type { House } from '../quotes/map-quote.ts';

/** The deployment of the tests. */
export const testHouse: House = {
  brandName: 'Comet',
  settlementCompany: { footer: 'Comet SAS, 1 place de l’Exemple, 75000 Paris', iban: 'FR76 0000 1111 2222', bic: 'COMEFRPP' },
  meetingScientist: { firstName: 'Camille', lastName: 'Roussel', email: 'camille@comet.example', phoneNumber: '+33 1 99 00 12 34' },
  hasCarbonFootprint: false,
};

export const testCustomer: DocumentCustomer = {
  name: 'Claire Martin',
  companyName: 'Atelier Nord',
  email: 'claire@atelier-nord.example',
  phoneNumber: '+33142000000',
  address: { street: '27 boulevard de l’Exemple', zipCode: '59000', city: 'Lille', country: 'France' },
  vatCode: 'FR00 222222222',
};

/** The day after the quotes of the tests were made, in milliseconds. */
export const testNow = Date.parse('2026-09-15T10:00:00Z');
