import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import { roomsHeld, roomsWaitedFor } from '../booked-rooms/rooms-held.ts';
import { callbackStateOf } from '../demands/callback-state.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { keepFullTermOf } from '../options/keep-full-term.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { billedCompany } from '../signature-state/billed-company.ts';
import { amendmentOf } from './amendment-of.ts';
import { bookingWaysOf } from './booking-ways.ts';
import { expectedRoomsOf } from './expected-rooms.ts';
import { presentQuote } from './present-quote.ts';
import { quoteStanding } from './quote-standing.ts';
import { presentVariants } from './variants-of.ts';

/** A quote of the caller in a language, with its live option and what can be done with its booking; refuses `not-found`, also for another customer's quote. */
export const getQuote = async (
  deps: BookingDeps,
  { actor, quoteId, language }: { actor: UserActor; quoteId: string; language: Language },
): Promise<Quote> => {
  const { database, catalogue } = deps;
  const { quote } = deps.tables;
  const [row] = await database.read
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.userId, actor.userId)));
  const { byId } = await catalogue.current();
  const venue = row && byId.get(row.venueId);
  if (!venue) return refuse('not-found');
  await keepFullTermOf(deps, actor);
  const option = await currentOption(deps, { venue, quoteId });
  const rooms = await roomsHeld(database.read, deps.tables, { venue, quoteId, now: deps.now() });
  const waited = await roomsWaitedFor(database.read, deps.tables, { venue, quoteId, now: deps.now() });
  const expected = await expectedRoomsOf(database.read, deps, { row, venue, option });
  const scientist = await scientistOfVenue(deps, row.venueId);
  const callback = await callbackStateOf(database.read, { tables: deps.tables, actor, demandId: row.demandId });
  const customerCompany = await billedCompany(database.read, deps.tables, { actor, quoteId });
  const amendment = await amendmentOf(database.read, deps.tables, row);
  const standing = await quoteStanding(database.read, deps.tables, row);
  const presented = presentQuote({
    row: { ...row, standing },
    venue,
    language,
    option,
    rooms,
    waited,
    expected,
    amendment,
    scientist,
    callback,
  });
  const ways = await bookingWaysOf(deps, { row, venue });
  const shown = { ...presented, ...(await presentVariants(deps, row)), ...(customerCompany && { customerCompany }), ...(ways && { ways }) };
  return actor.mailboxProven || option ? shown : { ...shown, unprovenMinutes: deps.optionLimits.unprovenMinutes };
};
