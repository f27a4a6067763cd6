import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { makeBooking } from './make-planning.ts';

export const fakeQuoteId = '00000000-0000-4000-8000-00000000000a';

/** Claire Martin's quote for a day with a sub-room and a discount: 3,104.00 before it. */
export const makeBookedQuote = (overrides: Partial<BookedQuote['quote']> = {}): BookedQuote => ({
  customer: makeBooking().customer,
  quote: {
    id: fakeQuoteId,
    demandId: '4de9c918-36e3-4833-98ab-f5b4a4ac04fb',
    buildingName: 'Comet Ternes',
    venue: {
      salesforceId: 'a0V2p00000Qr101',
      ...{ slug: 'ternes', name: 'Ternes', commercialName: 'Comet Ternes' },
      themeName: { fr: 'Hôtel particulier', en: 'Town mansion', es: 'Palacete urbano', nl: 'Stadspaleis' },
      palette: 'ochre',
      coordinates: { latitude: 48.8788, longitude: 2.2945 },
      address: { street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
      pictures: { cover: null, carrousel: [] },
      features: { capacity: 108, roomsCount: 7, maxSitting: 86, maxStanding: 108 },
      ...{ isFoodBrand: false, isRequestOnly: false },
    },
    ...{ eventStartDate: '2026-10-06', eventEndDate: '2026-10-06' },
    days: [
      {
        date: '2026-10-06',
        lunchPax: 24,
        plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' },
        subcommittees: [{ pax: 8, duration: 'AM', configuration: 'casual' }],
      },
    ],
    items: [
      {
        ...{ code: 'AMPM' as const, description: 'Forfait journée', date: '2026-10-06', vatPercent: 20 },
        ...{ quantity: 24, unitPrice: 116_00, catalogPrice: 119_00, applyGlobalDiscount: true, custom: true },
        includedServices: ['LUNCH' as const],
      },
      {
        ...{ code: 'Petite' as const, description: 'Sous-salle petite', date: '2026-10-06', vatPercent: 20 },
        ...{ quantity: 1, unitPrice: 320_00, catalogPrice: 320_00, applyGlobalDiscount: true, custom: false },
        includedServices: [],
      },
    ],
    addons: { teambuilding: false, wellness: false, facilitator: false, afterwork: false },
    discount: { companyName: 'Atelier Nord', percent: 10, amount: 310_40, description: '', dispositions: '' },
    totalExcludingVatPrice: 2_793_60,
    totalIncludingVatPrice: 3_352_32,
    vat: { percent: 20, amount: 558_72 },
    vatBreakdown: [{ percent: 20, base: 2_793_60, amount: 558_72 }],
    deposit: { percent: 70, amount: 2_346_62 },
    createdAt: '2026-09-14T08:00:00Z',
    status: 'Presented',
    validUntil: '2026-09-28T08:00:00Z',
    option: { optionId: '00000000-0000-4000-8000-000000000001', rank: 1, expiresAt: '2026-09-21T08:00:00Z' },
    ...overrides,
  },
});
