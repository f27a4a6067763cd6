import type { Language } from '@plenary/contracts/vocabulary';

interface FeedWords {
  /** Between a label and what it names. */
  colon: string;
  busy: string;
  /** An event whose customer nobody knows any more. */
  event: string;
  option: string;
  cancelled: string;
  reference: string;
  customer: string;
  setUp: string;
  people: string;
}

/** Words of a feed's entries. */
export const feedWords: Readonly<Record<Language, FeedWords>> = {
  fr: {
    colon: ' : ',
    busy: 'Occupé',
    event: 'Événement',
    option: 'option',
    cancelled: 'Annulé',
    reference: 'Référence',
    customer: 'Client',
    setUp: 'Disposition',
    people: 'Personnes',
  },
  en: {
    colon: ': ',
    busy: 'Busy',
    event: 'Event',
    option: 'option',
    cancelled: 'Cancelled',
    reference: 'Reference',
    customer: 'Customer',
    setUp: 'Set-up',
    people: 'People',
  },
  es: {
    colon: ': ',
    busy: 'Ocupado',
    event: 'Evento',
    option: 'opción',
    cancelled: 'Cancelado',
    reference: 'Referencia',
    customer: 'Cliente',
    setUp: 'Montaje',
    people: 'Personas',
  },
  nl: {
    colon: ': ',
    busy: 'Bezet',
    event: 'Evenement',
    option: 'optie',
    cancelled: 'Geannuleerd',
    reference: 'Referentie',
    customer: 'Klant',
    setUp: 'Opstelling',
    people: 'Personen',
  },
};
