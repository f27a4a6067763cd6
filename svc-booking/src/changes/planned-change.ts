import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import type { ChangeLevel, ChangeObstacle } from '@plenary/contracts/change-terms';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
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
import { isChangedByHand } from '../change-offers/is-changed-by-hand.ts';
import { offeredUntil } from '../change-offers/offered-until.ts';
import { type PastChanges, pastChanges, peopleOf } from '../change-offers/past-changes.ts';
import type { ChangeRow } from '../db/rows.ts';
import { type AgreedRules, agreedRules, termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { bookedRooms } from '../events/booking-event.ts';
import { changeFeesOf } from '../ledger/change-fees-of.ts';
import { receivedOf } from '../ledger/received-of.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { hasPriceList } from '../venues/on-request.ts';
import { catalogueOffers } from '../written-lines/catalogue-offers.ts';
import { addonFaults } from './addon-faults.ts';
import { changeLevel } from './change-level.ts';
import { agreedAfter, changedDays, daysBefore, goingOn, hasOtherDays, movesDays, namesItsDays, originsOf } from './changed-days.ts';
import { comparedRooms } from './compared-rooms.ts';
import { dayFaults } from './day-faults.ts';
import { type DiscountGiven, discountGiven } from './discount-given.ts';
import { lostLines } from './lost-lines.ts';
import { lostValue } from './lost-value.ts';
import { daysAround, nearestDays } from './nearest-days.ts';
import { obstacleOf } from './obstacle-of.ts';
import { type PeopleFaults, peopleFaults } from './people-faults.ts';
import { type LunchHeld, type PlannedSlots, planSlots } from './plan-slots.ts';
import { freePeople, reductionFee } from './reduction-fee.ts';
import { reprice, repriceLines } from './reprice.ts';
import { type WrittenChange, writtenChange } from './written-change.ts';

/** What a change does, once nothing stands in its way. */
export interface Outcome extends PlannedSlots {
  frozen: FrozenQuote;
  rooms: NamedRoom[];
  agreed: AgreedPeople['days'];
  level: ChangeLevel;
  fee: CancellationFee | undefined;
  /** Set where the days move or the event begins later. */
  leastFeePercent: number | undefined;
  /** Set where the days move. */
  freePostponement: ChangePreview['freePostponement'];
  /** Until when it can wait for its customer, in milliseconds. */
  offeredUntil: number;
}

export interface PlannedChange {
  deal: ConfirmedDeal;
  asked: AskedChange;
  /** The days as they are asked for. */
  wanted: SearchDay[];
  lunches: readonly LunchHeld[];
  roomsBefore: NamedRoom[];
  outcome: Outcome | null;
  obstacle: ChangeObstacle | null;
  /** As agreed on with the booking. */
  rules: AgreedRules;
  errors: FieldErrors;
  over: PeopleFaults['over'];
  /** Of lines that staff write; undefined: none are. */
  discount: DiscountGiven | undefined;
  /** Days that would do instead. */
  nearest: string[][];
  /** Undefined: it is paid in credits. */
  ledger: ChangePreview['ledger'];
}

interface Asked {
  deal: ConfirmedDeal;
  asked: AskedChange;
  catalogue: CatalogueSnapshot;
  actor: Pick<UserActor, 'role'>;
  /** Seats at lunch stay as they are, as the survey has claimed them, whatever is asked for. */
  keepsSeats?: boolean;
  /** What waits for the customer and gives way to this. */
  replaced?: ChangeRow | undefined;
  now: number;
}

/**
 * What other days, people, rooms, set-ups, lunches, add-ons or written lines would do to a confirmed booking at this instant (design:
 * lifecycle L17–L21, L25, L32). Refuses `event-over` once it has begun, `invalid-request` where its days and subcommittees are not each
 * named once at most, and `forbidden` where a customer writes lines.
 */
export const planChange = async (read: Reader, deps: BookingDeps, request: Asked): Promise<PlannedChange> => {
  const { deal, actor, replaced, now } = request;
  const { quote, venue, booking, claims, changes, days: dates } = deal;
  const { days } = quote.frozen.search;
  const { timeZone } = venue.record;
  if (now >= eventStart({ firstDay: dates[0] ?? '', timeZone })) return refuse('event-over');
  if (!namesItsDays(days, request.asked.days)) return refuse('invalid-request', { errors: { days: 'invalid_value' } });
  if (request.asked.lines && !isStaff(actor)) return refuse('forbidden');
  const wanted = changedDays(days, request.asked.days, deps.roomFinder);
  const kept = changedDays(days, goingOn(request.asked.days), deps.roomFinder);
  const written = writtenOf(deps, request, wanted);
  // Always in this order: the hash of the preview is of it.
  const { days: daysAsked, addons, lines } = request.asked;
  const asked: AskedChange = { days: daysAsked, addons: written?.addons ?? addons, ...(lines && { lines }) };
  const past = pastChanges(changes);
  const rules = agreedRules(quote, { versions: request.catalogue.dealTerms, countryCode: venue.record.address.countryCode });
  const lunches = await read.select().from(deps.tables.lunchClaim).where(eq(deps.tables.lunchClaim.bookingId, booking.id));
  const { errors, over } = await faultsOf(read, deps, { ...request, asked, wanted, written });
  const agreed = agreedAfter(days, asked.days, booking.agreedPeople?.days ?? []);
  const planOn = slotsPlanner({ ...request, asked }, { wanted, agreed, lunches });
  const to = asked.days.map((day) => day.to);
  const own = [booking.id, replaced?.bookingId].flatMap((bookingId) => (bookingId ? [{ bookingId, venueId: venue.record.id }] : []));
  const takenOn = (on: readonly string[]) =>
    readVenueDays(read, { tables: deps.tables, venueId: venue.record.id, days: on, now, without: own });
  const planned = Object.keys(errors).length > 0 ? null : planOn(await takenOn(to))(to);
  const isPriced = written !== undefined || hasPriceList(venue.record);
  const outcome =
    planned && isPriced && !('lacking' in planned)
      ? outcomeOf({ ...request, asked, planned, wanted, kept, written, agreed, past, rules })
      : null;
  const isOpen = changes.some(({ id, state }) => state === 'offered' && id !== replaced?.id);
  const lacking = planned && 'lacking' in planned ? planned.lacking : null;
  const obstacle = obstacleOf({
    ...{ ...request, asked, wanted, written, errors, past, rules, isOpen, lacking, outcome },
    isOver: over !== undefined,
    isStaff: isStaff(actor),
    isByHand: isChangedByHand(quote.frozen) && !mayWrite(request),
  });
  const looks = lacking !== null || obstacle === 'closed-day' || obstacle === 'in-past';
  const isFree = looks ? planOn(await takenOn([...new Set([...daysAround(to), ...dates])])) : null;
  const today = localTime(now, timeZone).day;
  const nearest = isFree
    ? nearestDays({
        wanted: to,
        // Beside days that come or go, those that stay are not moved for them.
        ...(hasOtherDays(days, asked.days) && { stays: asked.days.map((day) => day.from === day.to) }),
        isOpen: (day) => day > today && !venue.isClosed(day),
        isFree: (on) => !('lacking' in isFree(on)),
      })
    : [];
  const assignment = outcome?.assignment;
  const discount = assignment && (await discountGiven(read, deps, { ...request, asked, wanted, written, assignment }));
  const ledger = quote.frozen.credits ? undefined : await ledgerOf(read, deps, quote.id);
  const told = { roomsBefore: named(deal, claims), rules, errors, over, discount, nearest, ledger };
  return { deal, asked, wanted, lunches, ...told, outcome: obstacle ? null : outcome, obstacle };
};

const ledgerOf = async (read: Reader, { tables }: BookingDeps, dealId: string): Promise<ChangePreview['ledger']> => ({
  received: (await receivedOf(read, tables, [dealId])).get(dealId) ?? 0,
  fees: await changeFeesOf(read, tables, dealId),
});

/** Whether staff write the price themselves: the people of a survey are priced by the list alone, and credits by no lines. */
const mayWrite = ({ deal, actor, keepsSeats = false }: Asked): boolean =>
  isStaff(actor) && !keepsSeats && deal.quote.frozen.credits === undefined;

/** Undefined: it is priced by the list. */
const writtenOf = (deps: BookingDeps, request: Asked, wanted: SearchDay[]): WrittenChange | undefined => {
  const { deal, asked } = request;
  const { frozen } = deal.quote;
  if (!mayWrite(request) || !(asked.lines || frozen.items.some(({ custom }) => custom))) return undefined;
  const days = wanted.map(({ date }) => date);
  return writtenChange({ frozen, asked, wanted, offers: catalogueOffers({ venue: deal.venue.record, days, deps }) });
};

interface Faulty extends Asked {
  wanted: SearchDay[];
  written: WrittenChange | undefined;
}

const faultsOf = async (read: Reader, deps: BookingDeps, { deal, asked, wanted, written, now }: Faulty) => {
  const { quote, venue, booking, claims } = deal;
  const { days } = quote.frozen.search;
  const { toldSupplements } = deps.tables;
  const [told] = await read.select().from(toldSupplements).where(eq(toldSupplements.quoteId, quote.id));
  const { errors: tooMany, over } = peopleFaults({
    venue,
    before: [days, agreedDays(days, booking)].map((all) => daysBefore(all, asked.days)),
    wanted,
    origins: originsOf(days, asked.days),
  });
  const errors: FieldErrors = {
    ...tooMany,
    ...dayFaults(deps, { venue, days: wanted, asked: asked.days, now }),
    ...addonFaults(deps, { before: quote.frozen.addons, asked: asked.addons, agreed: told?.addons ?? [], claims }),
    ...written?.errors,
  };
  return { errors, over };
};

interface Wanted {
  wanted: SearchDay[];
  agreed: AgreedPeople['days'];
  lunches: readonly LunchHeld[];
}

/** Plans the slots of a change on any days, as those days are taken. */
const slotsPlanner =
  ({ deal, asked, keepsSeats = false }: Asked, { wanted, agreed, lunches }: Wanted) =>
  (taken: TakenOn) =>
  (on: readonly string[]) => {
    const { quote, venue, booking, claims } = deal;
    const { search, addons } = quote.frozen;
    const after = wanted.map((day, index) => ({ ...day, date: on[index] ?? day.date }));
    const people = agreed.map(({ day, pax }) => ({ day: on[wanted.findIndex(({ date }) => date === day)] ?? day, pax }));
    return planSlots({
      ...{ venue, claims, lunches, taken },
      before: daysBefore(agreedDays(search.days, booking), asked.days),
      after: withPeople(after, people),
      origins: originsOf(search.days, asked.days),
      lunchAsked: asked.days.map(({ lunchPax, duration }) => !keepsSeats && (lunchPax !== undefined || duration !== undefined)),
      afterwork: { before: addons.afterwork, after: (asked.addons ?? addons).afterwork },
    });
  };

const withPeople = (days: readonly SearchDay[], people: AgreedPeople['days']) =>
  days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: people.find((one) => one.day === day.date)?.pax ?? day.plenary.pax } }));

const named = ({ venue }: ConfirmedDeal, claims: Parameters<typeof bookedRooms>[1]): NamedRoom[] =>
  bookedRooms(venue, claims).map(({ day, place, index, roomName }) => ({ day, place, index, roomName }));

interface Outlined extends Asked {
  planned: PlannedSlots;
  wanted: SearchDay[];
  /** Those of them that go on from days of the booking. */
  kept: SearchDay[];
  written: WrittenChange | undefined;
  agreed: AgreedPeople['days'];
  past: PastChanges;
  rules: AgreedRules;
}

const outcomeOf = (outlined: Outlined): Outcome => {
  const { deal, asked, catalogue, now, planned, wanted, written, agreed, past, rules } = outlined;
  const inForce = termsOn(catalogue.dealTerms, catalogue.today);
  const { quote, venue, days } = deal;
  const { timeZone } = venue.record;
  const firstDay = days[0] ?? '';
  const receivedOn = localTime(now, timeZone).day;
  const { assignment } = planned;
  const origins = originsOf(quote.frozen.search.days, asked.days);
  const { frozen: before } = quote;
  const priced = { frozen: before, venue: venue.record, days: wanted, terms: inForce, vatRates: catalogue.vatRates };
  const frozen = written
    ? repriceLines({ ...priced, lines: written.lines, addons: written.addons })
    : reprice({ ...priced, assignment, addons: asked.addons, origins });
  const { totalExcludingVatPrice: net, cancellationTerms: terms, vatBreakdown, search } = quote.frozen;
  const difference = frozen.totalExcludingVatPrice - net;
  const people = peopleOf(daysBefore(search.days, asked.days).filter((day) => day !== undefined));
  const free = freePeople({ free: rules.freeReduction, people, hadFree: past.hadFreeReduction, receivedOn, firstDay });
  const fee = reductionFee({
    ...{ terms, vatBreakdown, receivedOn, firstDay, leastPercent: past.leastPercent },
    ...(written ? lostLines(outlined, { written, free }) : lostValue(outlined, { free })),
    most: Math.max(0, Math.max(net, past.highest ?? 0) - past.fees),
  });
  const daysMove = movesDays(asked.days);
  const beginsLater = (asked.days[0]?.to ?? '') > firstDay;
  const today = cancellationFee({
    terms,
    agreed: { total: net, vatBreakdown },
    receivedOn,
    firstDay,
    isFree: false,
    leastPercent: past.leastPercent,
  });
  return {
    ...planned,
    frozen,
    rooms: roomsOf(deal, planned),
    agreed,
    level: changeLevel({
      ...{
        daysDiffer: daysMove || hasOtherDays(search.days, asked.days),
        difference,
        risenBefore: past.risen,
        signed: past.signed ?? net,
        fee: fee?.feeExcludingVat ?? 0,
        limits: inForce,
      },
      hasLessLines: written?.isLess ?? false,
      ...comparedRooms({ deal, asked, wanted, assignment, origins }),
    }),
    fee,
    leastFeePercent: daysMove || beginsLater ? today.percent : undefined,
    freePostponement: daysMove ? freePostponementOf(outlined) : undefined,
    offeredUntil: offeredUntil({ now, timeZone, days: [firstDay, asked.days[0]?.to ?? firstDay] }),
  };
};

/** A move that staff make is no postponement of the customer's. */
const freePostponementOf = ({ actor, past }: Outlined): Outcome['freePostponement'] => {
  if (!isStaff(actor)) return 'used';
  return past.hasPostponed ? 'used-before' : 'kept';
};

const roomsOf = (deal: ConfirmedDeal, { slots }: PlannedSlots): NamedRoom[] =>
  named(
    deal,
    slots.map((slot) => ({ ...slot, venueId: deal.venue.record.id, bookingId: '', isConfirmed: true, holdUntil: null })),
  );
