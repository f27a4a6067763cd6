import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { heldCalendar } from '../venues/held-calendar.ts';

/** What a quote of the caller holds, as a file for their calendar; refuses `not-found` where it holds nothing. */
export const getQuoteCalendar = async (deps: BookingDeps, { actor, quoteId }: { actor: UserActor; quoteId: string }): Promise<string> => {
  const { database, catalogue, tables } = deps;
  const { quote } = tables;
  const [row] = await database.read
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.userId, actor.userId)));
  const venue = row && (await catalogue.current()).byId.get(row.venueId);
  if (!venue) return refuse('not-found');
  const isBooked = row.status === 'Approved' && row.standing === 'current';
  if (!isBooked && !(await currentOption(deps, { venue, quoteId }))) return refuse('not-found');
  const { amends, frozen } = row;
  const held = { quoteId, amends, search: frozen.search, venue: venue.record, language: actor.lang, isBooked, now: deps.now() };
  return heldCalendar(deps, held);
};
