import type { CrmDataError } from '@plenary/contracts/crm';
import type { BookedVenue, BookingCustomer, BookingEvent } from '@plenary/contracts/events';
import type { SearchDay, SearchRoom } from '@plenary/contracts/search';
import { type EventStatus, type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { addDays } from '@plenary/service-kit/local-time';
import { demoVenues } from './demo-venues.ts';

/** Accounts of svc-identity's demo (server-rules §8). */
const claire: BookingCustomer = {
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  phone: '+33142000000',
  companyName: 'Atelier Nord',
  lang: 'fr',
};
const ines: BookingCustomer = {
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e05',
  email: 'inactive@atelier-nord.example',
  firstname: 'Inès',
  lastname: 'Dubois',
  phone: '+33142000004',
  companyName: 'Atelier Nord',
  lang: 'fr',
};

/** Their ids in the CRM, as links in mails carry them. */
export const demoContacts = [
  { salesforceId: '0037Q00000Cl001', ...claire },
  { salesforceId: '0037Q00000In005', ...ines },
] as const;

interface DemoEvent {
  /** Null: not confirmed by the CRM. */
  eventId: string | null;
  booking: BookingEvent;
  status: EventStatus;
  /** False: its survey is being prepared. */
  isReady: boolean;
  isLogOk?: true;
  /** What the CRM said when it did not take the booking. */
  crmFault?: CrmDataError;
}

type RoomOf = Omit<SearchRoom, 'duration'> & { duration?: SearchRoom['duration'] };
interface Sketch {
  number: number;
  customer: BookingCustomer;
  venue: BookedVenue;
  /** Days from today; moved to the next weekday. */
  startsIn: number;
  days: readonly { plenary: RoomOf; subcommittees?: readonly RoomOf[] }[];
  addons?: Partial<BookingEvent['addons']>;
  roomNames: readonly string[];
  service?: 'service1' | 'service2';
  /** Of add-ons that are not in the quote, without and with VAT, as the demo of svc-booking prices them. Euro cents. */
  prices?: Partial<Record<UpsellName, readonly [number, number]>>;
}

const noAddons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
const whole = ({ duration = 'AM, PM', ...room }: RoomOf): SearchRoom => ({ duration, ...room });
const two = (number: number) => String(number).padStart(2, '0');

/** So many weekdays in a row, the first on or after the day. */
const weekdays = (from: string, count: number): string[] => {
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const days: string[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1)) {
    if (isWeekend(day)) days.length = 0;
    else days.push(day);
  }
  return days;
};

const bookingOf = (
  today: string,
  { number, customer, venue, startsIn, days, addons, roomNames, service = 'service1', prices = {} }: Sketch,
): BookingEvent => {
  const dates = weekdays(addDays(today, startsIn), days.length);
  const searched: SearchDay[] = days.map(({ plenary, subcommittees = [] }, index) => ({
    date: dates[index] ?? today,
    plenary: whole(plenary),
    subcommittees: subcommittees.map(whole),
  }));
  return {
    quoteId: `d00000${two(number)}-0000-4000-8000-0000000000${two(number)}`,
    customer,
    venue,
    countryCode: venue.address.countryCode as CountryCode,
    days: searched,
    addons: { ...noAddons, ...addons },
    rooms: searched.flatMap(({ date, subcommittees }) =>
      [{ place: 'plenary' as const, index: 0 }, ...subcommittees.map((_, index) => ({ place: 'subcommittee' as const, index }))].map(
        (request, place) => ({ day: date, ...request, roomId: `${venue.venueId}-${place + 1}`, roomName: roomNames[place] ?? '' }),
      ),
    ),
    lunches: searched
      .filter(({ plenary }) => plenary.duration === 'AM, PM')
      .map(({ date, plenary }) => ({
        day: date,
        service,
        pax: plenary.pax,
        seatsLeft: { service1: plenary.pax + 6, service2: plenary.pax + 20 },
      })),
    status: 'Approved',
    option: null,
    addonPrices: upsellNames.flatMap((addon) => {
      const [excludingVat, includingVat] = prices[addon] ?? [];
      return excludingVat === undefined || includingVat === undefined ? [] : [{ addon, excludingVat, includingVat }];
    }),
  };
};

const eventIdOf = (number: number) => `00U7Q00000De0${two(number)}`;

/** Events in every state (server-rules §8), around a day: the same day gives the same events. `now` is an instant in milliseconds. */
export const demoEvents = (today: string, now: number): DemoEvent[] => {
  const { ternes, etoile, placeDesVictoires, coeurDefense, louise, palaceteAlmagro } = demoVenues;
  const event = (sketch: Sketch, rest: Partial<DemoEvent> = {}): DemoEvent => ({
    eventId: eventIdOf(sketch.number),
    booking: bookingOf(today, sketch),
    status: 'TODO',
    isReady: true,
    ...rest,
  });
  const waiting = (sketch: Sketch, standing: Partial<BookingEvent>, rest: Partial<DemoEvent> = {}): DemoEvent => ({
    ...event(sketch, { eventId: null, isReady: false, ...rest }),
    booking: { ...bookingOf(today, sketch), ...standing },
  });
  const hour = 60 * 60 * 1_000;
  // As the demo of svc-booking holds it.
  const optionUntil = (days: number) => new Date(Math.floor(now / hour) * hour + days * 24 * hour).toISOString();
  return [
    event({
      number: 1,
      customer: claire,
      venue: ternes,
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
      roomNames: ['Salon Wagram', 'Salon Niel', 'Bayen'],
      prices: { facilitator: [131_840, 158_208] },
    }),
    event(
      {
        number: 2,
        customer: claire,
        venue: placeDesVictoires,
        startsIn: 32,
        days: [{ plenary: { pax: 20, configuration: 'u' } }],
        roomNames: ['Plénière'],
        prices: { teambuilding: [154_500, 185_400], wellness: [0, 0], facilitator: [74_160, 88_992], afterwork: [72_100, 82_320] },
      },
      { status: 'DONE' },
    ),
    event(
      {
        number: 3,
        customer: claire,
        venue: louise,
        startsIn: 26,
        days: [{ plenary: { pax: 30, configuration: 'class' }, subcommittees: [{ pax: 8, configuration: 'board' }] }],
        service: 'service2',
        roomNames: ['Plénière', 'Sous-commission'],
        prices: { teambuilding: [216_300, 261_723], wellness: [0, 0], facilitator: [66_950, 81_010], afterwork: [98_880, 114_461] },
      },
      { status: 'WAITING_COMET_VALIDATION' },
    ),
    event(
      {
        number: 4,
        customer: claire,
        venue: coeurDefense,
        startsIn: 21,
        days: [{ plenary: { pax: 60, configuration: 'theater', duration: 'AM' } }],
        roomNames: ['Plénière'],
      },
      { status: 'DONE', isLogOk: true },
    ),
    event(
      {
        number: 5,
        customer: claire,
        venue: coeurDefense,
        startsIn: -24,
        days: [{ plenary: { pax: 35, configuration: 'cabarets' } }],
        roomNames: ['Plénière'],
      },
      { status: 'DONE' },
    ),
    event(
      {
        number: 6,
        customer: claire,
        venue: palaceteAlmagro,
        startsIn: -97,
        days: [{ plenary: { pax: 16, configuration: 'board', duration: 'AM' } }],
        roomNames: ['Plenaria'],
      },
      { status: 'DONE' },
    ),
    event(
      {
        number: 7,
        customer: claire,
        venue: palaceteAlmagro,
        startsIn: 60,
        days: [{ plenary: { pax: 22, configuration: 'u' } }],
        roomNames: ['Plenaria'],
      },
      { isReady: false },
    ),
    waiting(
      {
        number: 8,
        customer: claire,
        venue: etoile,
        startsIn: 48,
        days: [{ plenary: { pax: 40, configuration: 'theater' } }],
        roomNames: ['Plénière'],
      },
      { status: 'Presented', option: { optionId: 'd0000008-0000-4000-8000-000000000108', rank: 1, expiresAt: optionUntil(5) } },
    ),
    waiting(
      {
        number: 9,
        customer: claire,
        venue: ternes,
        startsIn: 75,
        days: [{ plenary: { pax: 18, configuration: 'casual' } }],
        roomNames: ['Plénière'],
      },
      { status: 'Approved' },
      { crmFault: { type: 'unknown', issues: [{ object: 'Account', property: 'BillingCity', message: 'Required field missing' }] } },
    ),
    event({
      number: 11,
      customer: ines,
      venue: ternes,
      startsIn: 40,
      days: [{ plenary: { pax: 14, configuration: 'u' } }],
      roomNames: ['Laugier'],
      prices: { teambuilding: [98_056, 117_667], wellness: [0, 0], facilitator: [65_920, 79_104], afterwork: [41_818, 47_746] },
    }),
    event({
      number: 12,
      customer: claire,
      venue: etoile,
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
      roomNames: ['Salon Carnot', 'Salon Mac-Mahon', 'Troyon'],
      prices: { facilitator: [148_320, 177_984] },
    }),
  ];
};
