import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { fetchEvent } from '../api.ts';
import { isPageProblem } from '../area/page-problem.tsx';
import { fetchGuests, type GuestList } from './api.ts';

export type GuestsPageData = { type: 'guests'; event: MeetingEventDetails; list: GuestList } | { type: 'problem'; error: unknown };

interface LoaderArgs {
  params: { eventId?: string };
  request: Request;
}

/** The guests of an event. What is not the caller's, needs a sign-in, or is not there in this deployment, is thrown. */
export const loadGuests = async ({ params: { eventId = '' }, request: { signal } }: LoaderArgs): Promise<GuestsPageData> => {
  try {
    const [event, list] = await Promise.all([fetchEvent(eventId, signal), fetchGuests(eventId, signal)]);
    return { type: 'guests', event, list };
  } catch (error) {
    if (isPageProblem(error)) return { type: 'problem', error };
    throw error;
  }
};
