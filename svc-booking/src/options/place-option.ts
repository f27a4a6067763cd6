import type { NamedRoom } from '@plenary/contracts/booked-room';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import { ownOptions } from '../bookings/own-options.ts';
import { type OwnQuote, ownQuote } from '../bookings/own-quote.ts';
import { type PresentedOption, presentOption } from '../bookings/present-option.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import { eventStart } from '../calendar/event-start.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { withCredits } from '../credits/with-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { countCall } from '../rates/rates.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { holdQuote } from './hold-quote.ts';
import { keepFullTermOf } from './keep-full-term.ts';
import { liveOption } from './live-option.ts';
import { isTooLate, optionTerm } from './option-rules.ts';
import { settleVenue } from './settle-venue.ts';
import { tellCustomer } from './tell-customer.ts';
import { writeOptions } from './write-options.ts';

/** An option that has just been placed. */
interface PlacedOption {
  quote: OwnQuote;
  option: { id: string; rank: number; expiresAt: number };
  now: number;
}

interface Request {
  actor: UserActor;
  quoteId: string;
  idempotencyKey: string | undefined;
  /** Staff place it for the customer: it holds its full term. Written in its transaction. */
  onBehalf?: (tx: Transaction, placed: PlacedOption) => Promise<void>;
}

/** `rooms` only where it is first. */
type HeldOption = PresentedOption & { rooms?: NamedRoom[] };

/**
 * Holds the rooms of the caller's quote, assigned again from the rooms free now, all days or none (server-rules §2 and §3). Asked again
 * while it stands it answers the same option. One of theirs on another quote of the same demand gives way, and leaves it its term. Until
 * the caller's mailbox is proven it holds for a short time, and there is one. A second option takes no seats at lunch until it is first.
 * The prices of the quote stay, for any size of the rooms. Refuses `not-found`, `superseded`, `quote-expired`, `too-late-for-option`, `too-many-options`,
 * `no-longer-available`, and as `HoldCredits` where options are paid in credits.
 */
export const placeOption = async (deps: BookingDeps, { actor, quoteId, idempotencyKey, onBehalf }: Request): Promise<HeldOption> => {
  await countCall(deps, 'option', actor);
  await keepFullTermOf(deps, actor);
  const optionId = deps.newId();
  const catalogue = await deps.catalogue.current();
  const write = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const request = { scope: `${actor.userId}:option`, key: idempotencyKey, body: { quoteId }, now };
      return once(tx, deps.database, request, async () => {
        const asked = { catalogue, actor, quoteId };
        const { venue } = await ownQuote(tx, deps.tables, asked);
        await settleVenue(tx, deps, { venue, now });
        // Read now: what has just lapsed may have been its own signature.
        const quote = await ownQuote(tx, deps.tables, asked);
        const standing = await liveOption(tx, deps.tables, { quoteId, now });
        const option = standing ?? (await place(tx, deps, { actor, quote, optionId, catalogue, paid, onBehalf, now }));
        const rooms = await roomsHeld(tx, deps.tables, { venue, quoteId, now });
        return { ...presentOption(option), ...(rooms.length > 0 && { rooms }) };
      });
    });
  return withCredits(deps, write);
};

interface Placing {
  actor: UserActor;
  quote: OwnQuote;
  optionId: string;
  catalogue: CatalogueSnapshot;
  paid: Paid | undefined;
  onBehalf: Request['onBehalf'];
  now: number;
}

const place = async (tx: Transaction, deps: BookingDeps, placing: Placing) => {
  const { actor, quote, onBehalf, now } = placing;
  const { venue, search } = quote;
  const days = search.days.map(({ date }) => date);
  const start = eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone });
  const own = await ownOptions(tx, deps.tables, { userId: actor.userId, now });
  const replaced = own.find(({ demandId }) => demandId === quote.demandId);
  refuseUnlessOpen({ ...placing, days, start });
  const mailboxProven = actor.mailboxProven || onBehalf !== undefined;
  const { unprovenMinutes } = deps.optionLimits;
  const { expiresAt, fullUntil } = replaced ?? optionTerm({ now, eventStart: start }, { mailboxProven, unprovenMinutes });
  const option = await holdQuote(tx, deps, { ...placing, expiresAt, fullUntil, replaced, worstRank: 2 });
  await tellCustomer(tx, deps, { kind: option.rank === 1 ? 'first' : 'second', option, days, venue, now });
  await onBehalf?.(tx, { quote, option, now });
  await recordChange(tx, deps, { type: 'option.placed', quoteId: quote.id, venue, now });
  return option;
};

interface Opening extends Placing {
  days: readonly string[];
  /** Instant at which the event begins. */
  start: number;
}

const refuseUnlessOpen = ({ quote, now, days, start }: Opening) => {
  refuseSuperseded(quote);
  if (quote.status !== 'Presented' || quote.validUntil <= now) refuse('quote-expired');
  if (isTooLate({ now, eventStart: start })) refuse('too-late-for-option');
  if (days.some((day) => quote.venue.isClosed(day))) refuse('no-longer-available');
};
