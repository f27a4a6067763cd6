import type { BookingCustomer } from '@plenary/contracts/events';
import type { Addons, QuoteStatus } from '@plenary/contracts/quote';
import type { SearchRoom } from '@plenary/contracts/search';

export type DemoRoom = Omit<SearchRoom, 'duration'> & { duration?: SearchRoom['duration'] };
export interface QuoteSketch {
  number: number;
  customer: BookingCustomer;
  slug: string;
  status: QuoteStatus;
  /** Days from today; moved to the next weekdays in a row. */
  startsIn: number;
  days: readonly { plenary: DemoRoom; subcommittees?: readonly DemoRoom[] }[];
  addons?: Partial<Addons>;
}

/** Accounts of svc-identity's demo (server-rules §8). */
const ofAtelierNord = { companyName: 'Atelier Nord', lang: 'fr' } as const;
const claire: BookingCustomer = {
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  phone: '+33142000000',
  ...ofAtelierNord,
};
const ines: BookingCustomer = {
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e05',
  email: 'inactive@atelier-nord.example',
  firstname: 'Inès',
  lastname: 'Dubois',
  phone: '+33142000004',
  ...ofAtelierNord,
};

/** The bookings of svc-survey's demo, number by number. A service knows nothing of another's code, so both tell them. */
export const quoteSketches: readonly QuoteSketch[] = [
  {
    number: 1,
    customer: claire,
    slug: 'ternes',
    status: 'Approved',
    startsIn: 18,
    days: [
      {
        plenary: { pax: 48, configuration: 'theater' },
        subcommittees: [
          { pax: 12, configuration: 'u' },
          { pax: 10, configuration: 'casual' },
        ],
      },
      { plenary: { pax: 48, configuration: 'cabarets' } },
    ],
    addons: { wellness: true, afterwork: true, teambuilding: true },
  },
  {
    number: 2,
    customer: claire,
    slug: 'place-des-victoires',
    status: 'Approved',
    startsIn: 32,
    days: [{ plenary: { pax: 20, configuration: 'u' } }],
  },
  {
    number: 3,
    customer: claire,
    slug: 'louise',
    status: 'Approved',
    startsIn: 26,
    days: [{ plenary: { pax: 30, configuration: 'class' }, subcommittees: [{ pax: 8, configuration: 'board' }] }],
  },
  {
    number: 4,
    customer: claire,
    slug: 'coeur-defense',
    status: 'Approved',
    startsIn: 21,
    days: [{ plenary: { pax: 60, configuration: 'theater', duration: 'AM' } }],
  },
  {
    number: 5,
    customer: claire,
    slug: 'coeur-defense',
    status: 'Approved',
    startsIn: -24,
    days: [{ plenary: { pax: 35, configuration: 'cabarets' } }],
  },
  {
    number: 6,
    customer: claire,
    slug: 'palacete-almagro',
    status: 'Approved',
    startsIn: -97,
    days: [{ plenary: { pax: 16, configuration: 'board', duration: 'AM' } }],
  },
  {
    number: 7,
    customer: claire,
    slug: 'palacete-almagro',
    status: 'Approved',
    startsIn: 60,
    days: [{ plenary: { pax: 22, configuration: 'u' } }],
  },
  {
    number: 8,
    customer: claire,
    slug: 'etoile',
    status: 'Presented',
    startsIn: 48,
    days: [{ plenary: { pax: 40, configuration: 'theater' } }],
  },
  {
    number: 9,
    customer: claire,
    slug: 'ternes',
    status: 'Approved',
    startsIn: 75,
    days: [{ plenary: { pax: 18, configuration: 'casual' } }],
  },
  {
    number: 11,
    customer: ines,
    slug: 'ternes',
    status: 'Approved',
    startsIn: 40,
    days: [{ plenary: { pax: 14, configuration: 'u' } }],
  },
  {
    number: 12,
    customer: claire,
    slug: 'etoile',
    status: 'Approved',
    startsIn: 54,
    days: [
      {
        plenary: { pax: 48, configuration: 'theater' },
        subcommittees: [
          { pax: 12, configuration: 'u' },
          { pax: 10, configuration: 'casual' },
        ],
      },
      { plenary: { pax: 48, configuration: 'cabarets' } },
    ],
    addons: { wellness: true, afterwork: true, teambuilding: true },
  },
];
