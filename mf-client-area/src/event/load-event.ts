import type { EventQuote, MeetingEventDetails } from '@plenary/contracts/meeting-events';
import { isCallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { fetchEvent, fetchEventQuote } from '../api.ts';
import { isPageProblem } from '../area/page-problem.tsx';

interface EventData {
  type: 'event';
  event: MeetingEventDetails;
  /** `none`: the event has none; `unknown`: it could not be asked for. */
  quote: EventQuote | 'none' | 'unknown';
}
export type EventPageData = EventData | { type: 'problem'; error: unknown };

interface LoaderArgs {
  params: { eventId?: string };
  request: Request;
}

/** An event with what is known of its quote. What is not the caller's, or needs a sign-in, is thrown. */
export const loadEvent = async ({ params: { eventId = '' }, request: { signal } }: LoaderArgs): Promise<EventPageData> => {
  try {
    const event = await fetchEvent(eventId, signal);
    return { type: 'event', event, quote: await loadQuote(event, signal) };
  } catch (error) {
    if (isPageProblem(error)) return { type: 'problem', error };
    throw error;
  }
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
