import type { EventQuote } from '@plenary/contracts/meeting-events.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { SurveyDeps } from '../deps.ts';
import { ownEvent } from '../events/own-event.ts';

/** Version of the layout that the site downloads (spec/booking.md §7). */
const layoutVersion = '4';

/** The quote of an event, as a download in the caller's language; refuses `not-found` for a quote of another event. */
export const getEventQuote = async (
  { database, tables }: SurveyDeps,
  { actor, eventId, quoteId }: { actor: UserActor; eventId: string; quoteId: string },
): Promise<EventQuote> => {
  const event = await ownEvent(database.read, tables, { actor, eventId });
  if (event.quoteId !== quoteId) return refuse('not-found');
  if (event.quotedAt === null) return { hasQuote: false, lastQuoteDate: null, _links: {} };
  const query = new URLSearchParams({ lng: actor.lang, download: 'true', version: layoutVersion });
  return {
    hasQuote: true,
    lastQuoteDate: new Date(event.quotedAt).toISOString(),
    _links: { download: { method: 'GET', href: `/api/quotes/${quoteId}/pdf?${query}` } },
  };
};
