import type { GuestVisit } from '../guests/guest-visit.ts';

/** Paul Roux on the day of the booking of `makeBooking`; override what the test is about. */
export const makeVisit = (overrides: Partial<GuestVisit> = {}): GuestVisit => ({
  channel: 'CALENDAR',
  guest: { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux', company: '', phone: '' },
  day: { date: '2026-10-06', startTime: '09:00', endTime: '18:00', timeZone: 'Europe/Paris' },
  venue: { commercialName: 'Comet Ternes', slug: 'ternes', street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris' },
  host: { name: 'Claire Martin', email: 'claire@atelier-nord.example', companyName: 'Atelier Nord' },
  lang: 'fr',
  ...overrides,
});
