import type { User } from '@plenary/contracts/user.schemas';
import type { Venue } from '@plenary/contracts/venue';
import type { BigEventDraft } from './big-event-draft.ts';

const inEveryLanguage = (text: string) => ({ fr: text, en: text, es: text, nl: text });

/** A venue that takes requests only, from 50 people; override what the test is about. */
export const buildVenue = (fields: Partial<Venue> = {}): Venue => ({
  salesforceId: 'a0V2p00000Qr104',
  slug: 'bourse',
  name: 'Bourse',
  commercialName: 'Comet Bourse',
  themeName: inEveryLanguage('Maison de courtage'),
  palette: 'slate',
  coordinates: { latitude: 48.869, longitude: 2.34 },
  address: { street: '36 rue Vivienne', zipCode: '75002', city: 'Paris', district: 'Paris 2e', countryCode: 'FRA' },
  pictures: { cover: null, carrousel: [] },
  features: { capacity: 175, roomsCount: 9, maxSitting: 160, maxStanding: 175 },
  isFoodBrand: false,
  isRequestOnly: true,
  description: inEveryLanguage('Une salle des marchés'),
  littlePlus: inEveryLanguage('La corbeille'),
  hasFood: true,
  isAccessible: true,
  timeZone: 'Europe/Paris',
  transit: { metros: [], rers: [], trams: [], trains: [] },
  buses: [],
  bikeShareStations: [],
  parkings: [],
  eventDemandPax: { default: 60, minimum: 50 },
  ...fields,
});

export const buildUser = (fields: Partial<User> = {}): User => ({
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
  ...fields,
});

/** A valid form. */
export const buildDraft = (fields: Partial<BigEventDraft> = {}): BigEventDraft => ({
  firstname: 'Claire',
  lastname: 'Martin',
  email: 'claire@atelier-nord.example',
  phone: '01 42 00 00 00',
  'start-date': '2027-01-19',
  'end-date': '2027-01-20',
  'flexible-date': false,
  'rooms-count': 1,
  pax: 120,
  message: 'Une convention',
  website: '',
  ...fields,
});
