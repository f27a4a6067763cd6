import type { BookingEvent } from '@plenary/contracts/events';
import type { SearchDay } from '@plenary/contracts/search';

export const claireId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01';
export const testQuoteId = '00000000-0000-4000-8000-00000000a001';

/** A full-day plenary of 24 in theater; override what the test is about. */
export const bookedDay = (date: string, overrides: Partial<SearchDay> = {}): SearchDay => ({
  date,
  plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' },
  subcommittees: [],
  ...overrides,
});

/** An approved booking of Claire's at Ternes; override what the test is about. */
export const makeBooking = (overrides: Partial<BookingEvent> = {}): BookingEvent => {
  const days = overrides.days ?? [bookedDay('2026-10-06')];
  return {
    quoteId: testQuoteId,
    customer: {
      userId: claireId,
      email: 'claire@atelier-nord.example',
      firstname: 'Claire',
      lastname: 'Martin',
      phone: '+33142000000',
      companyName: 'Atelier Nord',
      lang: 'fr',
    },
    venue: {
      venueId: 'Ternes',
      slug: 'ternes',
      commercialName: 'Comet Ternes',
      address: { street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
      timeZone: 'Europe/Paris',
      palette: 'ochre',
      pictures: [],
    },
    countryCode: 'FRA',
    days,
    addons: { teambuilding: false, wellness: false, facilitator: false, afterwork: false },
    rooms: days.map(({ date }) => ({ day: date, place: 'plenary', index: 0, roomId: 'Ternes-P', roomName: 'Salon Wagram' })),
    lunches: days.map(({ date }) => ({ day: date, service: 'service1', pax: 24, seatsLeft: { service1: 40, service2: 60 } })),
    status: 'Approved',
    option: null,
    ...overrides,
  };
};
