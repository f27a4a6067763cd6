import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { type ChangeLevel, type ChangeObstacle, offerDays } from '@plenary/contracts/change-terms';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { FieldErrors } from '@plenary/contracts/problem';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { localTime } from '@plenary/service-kit/local-time';
import { eq } from 'drizzle-orm';
import { readVenueDays, type TakenOn } from '../availability/read-venue-days.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import { eventStart } from '../calendar/event-start.ts';
import { cancellationFee } from '../cancellation/cancellation-fee.ts';
import { type ConfirmedDeal, isStaff } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { bookedRooms } from '../events/booking-event.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { lacksOf } from '../room-moves/place.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { changeLevel } from './change-level.ts';
import { agreedAfter, changedDays, namesEachDay } from './changed-days.ts';
import { dayFaults } from './day-faults.ts';
import { daysAround, nearestDays } from './nearest-days.ts';
import { obstacleOf } from './obstacle-of.ts';
import { type PastChanges, pastChanges, peopleOf } from './past-changes.ts';
import { type LunchHeld, type PlannedSlots, planSlots } from './plan-slots.ts';
import { reductionFee } from './reduction-fee.ts';
import { reprice } from './reprice.ts';

/** What a change does, once nothing stands in its way. */
export interface Outcome extends PlannedSlots {
  frozen: FrozenQuote;
  rooms: NamedRoom[];
  agreed: AgreedPeople['days'];
  level: ChangeLevel;
  fee: CancellationFee | undefined;
  /** Set where the days move. */
  leastFeePercent: number | undefined;
  /** Until when it can wait for its customer, in milliseconds. */
  offeredUntil: number;
}

export interface PlannedChange {
  deal: ConfirmedDeal;
  asked: AskedChange['days'];
  lunches: readonly LunchHeld[];
  roomsBefore: NamedRoom[];
  outcome: Outcome | null;
  obstacle: ChangeObstacle | null;
  errors: FieldErrors;
  /** Days that would do instead. */
  nearest: string[][];
}

interface Asked {
  deal: ConfirmedDeal;
  asked: AskedChange['days'];
  catalogue: CatalogueSnapshot;
  actor: UserActor;
  now: number;
}

/**
 * What other days or people would do to a confirmed booking at this instant (design: lifecycle L17–L21, L25, L32). Refuses `event-over`
 * once it has begun, and `invalid-request` where its days are not each named once.
 */
export const planChange = async (read: Reader, deps: BookingDeps, request: Asked): Promise<PlannedChange> => {
  const { deal, asked, catalogue, actor, now } = request;
  const { quote, venue, booking, claims, changes, days: dates } = deal;
  const { days } = quote.frozen.search;
  const { timeZone, address } = venue.record;
  if (now >= eventStart({ firstDay: dates[0] ?? '', timeZone })) return refuse('event-over');
  if (!namesEachDay(days, asked)) return refuse('invalid-request', { errors: { days: 'invalid_value' } });
  const past = pastChanges(changes);
  const lunches = await read.select().from(deps.tables.lunchClaim).where(eq(deps.tables.lunchClaim.bookingId, booking.id));
  const wanted = changedDays(days, asked);
  const errors = dayFaults(deps, { venue, catalogue, days: wanted, asked, now });
  const before = agreedDays(days, booking);
  const agreed = agreedAfter(days, asked, booking.agreedPeople?.days ?? []);
  const slotsOn = (taken: TakenOn) => (on: readonly string[]) => {
    const after = wanted.map((day, index) => ({ ...day, date: on[index] ?? day.date }));
    const people = agreed.map(({ day, pax }) => ({ day: on[wanted.findIndex(({ date }) => date === day)] ?? day, pax }));
    return planSlots({ venue, before, after: withPeople(after, people), claims, lunches, taken });
  };
  const common = { deal, asked, lunches, roomsBefore: named(deal, claims), errors };
  const to = asked.map((day) => day.to);
  const own = [{ bookingId: booking.id, venueId: venue.record.id }];
  const takenOn = (on: readonly string[]) =>
    readVenueDays(read, { tables: deps.tables, venueId: venue.record.id, days: on, now, without: own });
  const planned = Object.keys(errors).length > 0 ? null : slotsOn(await takenOn(to))(to);
  const outcome = planned && !('lacking' in planned) ? outcomeOf({ ...request, planned, wanted, agreed, past }) : null;
  const isOpen = changes.some(({ state }) => state === 'offered');
  const lacking = planned && 'lacking' in planned ? planned.lacking : null;
  const obstacle = obstacleOf({ ...request, wanted, errors, past, isOpen, lacking, outcome, isStaff: isStaff(actor) });
  const looks = lacking !== null || obstacle === 'closed-day';
  const isFree = looks ? slotsOn(await takenOn([...new Set([...daysAround(to), ...dates])])) : null;
  const today = localTime(now, timeZone).day;
  return {
    ...common,
    outcome: obstacle ? null : outcome,
    obstacle,
    nearest: isFree
      ? nearestDays({
          wanted: to,
          isOpen: (day) => day > today && !catalogue.isClosed(address.countryCode, day),
          isFree: (on) => !('lacking' in isFree(on)),
        })
      : [],
  };
};

const withPeople = (days: ReturnType<typeof changedDays>, people: AgreedPeople['days']) =>
  days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: people.find((one) => one.day === day.date)?.pax ?? day.plenary.pax } }));

const named = ({ venue }: ConfirmedDeal, claims: Parameters<typeof bookedRooms>[1]): NamedRoom[] =>
  bookedRooms(venue, claims).map(({ day, place, index, roomName }) => ({ day, place, index, roomName }));

interface Outlined extends Asked {
  planned: PlannedSlots;
  wanted: ReturnType<typeof changedDays>;
  agreed: AgreedPeople['days'];
  past: PastChanges;
}

const outcomeOf = ({ deal, asked, now, planned, wanted, agreed, past }: Outlined): Outcome => {
  const { quote, venue, claims, days } = deal;
  const { timeZone } = venue.record;
  const firstDay = days[0] ?? '';
  const receivedOn = localTime(now, timeZone).day;
  const { slots, assignment } = planned;
  const frozen = reprice({ frozen: quote.frozen, venue: venue.record, days: wanted, assignment });
  const { totalExcludingVatPrice: net, cancellationTerms: terms, vatBreakdown } = quote.frozen;
  const difference = frozen.totalExcludingVatPrice - net;
  const [peopleBefore, peopleAfter] = [peopleOf(quote.frozen.search.days), peopleOf(wanted)];
  const reduced = { terms, peopleBefore, peopleAfter, lost: -difference, vatBreakdown, receivedOn, firstDay };
  const fee = reductionFee({ ...reduced, hadFree: past.hadFreeReduction });
  const daysMove = asked.some(({ from, to }) => from !== to);
  const today = cancellationFee({ terms, agreed: { total: net, vatBreakdown }, receivedOn, firstDay, isFree: false });
  const start = (day: string | undefined) => eventStart({ firstDay: day ?? '', timeZone });
  const rooms = bookedRooms(
    venue,
    slots.map((slot) => ({ ...slot, venueId: venue.record.id, bookingId: '', isConfirmed: true, holdUntil: null })),
  );
  return {
    ...planned,
    frozen,
    rooms: rooms.map(({ day, place, index, roomName }) => ({ day, place, index, roomName })),
    agreed,
    level: changeLevel({
      daysMove,
      isLess: isLess(deal, claims, assignment),
      difference,
      risenBefore: past.risen,
      signed: past.signed ?? net,
      fee: fee?.feeExcludingVat ?? 0,
    }),
    fee,
    leastFeePercent: daysMove ? today.percent : undefined,
    offeredUntil: Math.min(
      now + offerDays * dayMilliseconds,
      start(firstDay) - 2 * dayMilliseconds,
      start(asked[0]?.to) - 2 * dayMilliseconds,
    ),
  };
};

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether a request gets a room that is less than its own. */
const isLess = ({ venue, quote }: ConfirmedDeal, claims: ConfirmedDeal['claims'], assignment: PlannedSlots['assignment']): boolean =>
  quote.frozen.search.days.some(({ date }, index) =>
    (assignment[index] ?? []).some((room, request) => {
      const held = claims.find((claim) => claim.day === date && claim.request === request);
      const before = held && venue.rooms.find(({ id }) => id === held.roomId);
      return before ? lacksOf(before, room).length > 0 : false;
    }),
  );
