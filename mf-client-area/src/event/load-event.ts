import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { EventQuote, MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { isCallError } from '@plenary/http/call-error';
import { endedQuoteOf } from '@plenary/http/ended-quote';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { fetchChanges, fetchEvent, fetchEventQuote } from '../api.ts';
import { isPageProblem } from '../area/page-problem.tsx';
import { fetchGuests, type GuestList } from '../guests/api.ts';
import { paths } from '../paths.ts';

interface EventData {
  type: 'event';
  event: MeetingEventDetails;
  /** `none`: the event has none; `unknown`: it could not be asked for. */
  quote: EventQuote | 'none' | 'unknown';
  /** `none`: this deployment has no guests, or the event is not ready for them. */
  guests: GuestList | 'none' | 'unknown';
  /** The change of its booking that waits for the reader; null: none, or it could not be asked for. */
  change: DealChange | null;
}
export type EventPageData = EventData | { type: 'problem'; error: unknown };

interface LoaderArgs {
  params: { eventId?: string };
  request: Request;
}

/**
 * An event with what is known of its quote and its guests. What is not the caller's, or needs a sign-in, is thrown; the address of one whose
 * booking has ended leads to how it ended.
 */
export const loadEvent = async ({ params: { eventId = '' }, request: { signal } }: LoaderArgs): Promise<EventPageData> => {
  try {
    const event = await fetchEvent(eventId, signal);
    const [quote, guests, change] = await Promise.all([
      loadQuote(event, signal),
      loadGuestList(event, signal),
      loadOpenChange(event, signal),
    ]);
    return { type: 'event', event, quote, guests, change };
  } catch (error) {
    if (isPageProblem(error)) return { type: 'problem', error };
    throw endedBooking(error) ?? error;
  }
};

const endedBooking = (error: unknown): Response | undefined => {
  const quoteId = endedQuoteOf(error);
  return quoteId ? redirect(paths.cancellation(quoteId)) : undefined;
};

const loadQuote = async ({ eventId, quoteId }: MeetingEventDetails, signal: AbortSignal): Promise<EventData['quote']> => {
  if (quoteId === null) return 'none';
  try {
    return await fetchEventQuote({ eventId, quoteId }, signal);
  } catch (error) {
    if (!isCallError(error) || error.status === 401) throw error;
    // The page serves its event without it.
    currentPlatform().report(error);
    return 'unknown';
  }
};

const loadOpenChange = async ({ quoteId, isPast }: MeetingEventDetails, signal: AbortSignal): Promise<DealChange | null> => {
  if (quoteId === null || isPast) return null;
  try {
    return (await fetchChanges(quoteId, signal)).find(({ state }) => state === 'offered') ?? null;
  } catch (error) {
    if (!isCallError(error) || error.status === 401) throw error;
    currentPlatform().report(error);
    return null;
  }
};

const loadGuestList = async ({ eventId, hasCustomerSurvey }: MeetingEventDetails, signal: AbortSignal): Promise<EventData['guests']> => {
  const { settings, report } = currentPlatform();
  if (settings.guestManagementMode === 'NONE' || !hasCustomerSurvey) return 'none';
  try {
    return await fetchGuests(eventId, signal);
  } catch (error) {
    if (!isCallError(error) || error.status === 401) throw error;
    report(error);
    return 'unknown';
  }
};
