import { demoPeople } from '@plenary/contracts/demo';
import type { BookingCustomer } from '@plenary/contracts/events';
import type { Addons, QuoteStatus } from '@plenary/contracts/quote';
import type { SearchRoom } from '@plenary/contracts/search';

export type DemoRoom = Omit<SearchRoom, 'duration'> & { duration?: SearchRoom['duration'] };
export interface QuoteSketch {
  number: number;
  customer: BookingCustomer;
  slug: string;
  status: QuoteStatus;
  /** Days from today; moved to the next open days in a row. */
  startsIn: number;
  days: readonly { plenary: DemoRoom; subcommittees?: readonly DemoRoom[] }[];
  addons?: Partial<Addons>;
}

const ofAtelierNord = { companyName: 'Atelier Nord', lang: 'fr' } as const;
const claire: BookingCustomer = { ...demoPeople.claire, ...ofAtelierNord };
const ines: BookingCustomer = { ...demoPeople.ines, ...ofAtelierNord };

/** svc-survey learns of these as of any booking, and shows each in a state of its own (svc-survey/src/demo/demo-states.ts). */
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
