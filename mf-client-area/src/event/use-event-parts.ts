import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { useLoading } from '@plenary/platform/loading';
import { fetchBooking, fetchSummary } from '../api.ts';

/** What an event's page shows once it is there: the booking, and the survey's answers. Each comes, fails and is asked for again alone. */
export const useEventParts = ({
  eventId,
  quoteId,
  hasCustomerSurvey,
}: Pick<MeetingEventDetails, 'eventId' | 'quoteId' | 'hasCustomerSurvey'>) => ({
  booking: useLoading({
    of: eventId,
    load: async (signal) => (quoteId === null ? null : fetchBooking(quoteId, signal)),
  }),
  summary: useLoading({
    of: eventId,
    load: async (signal) => (hasCustomerSurvey ? fetchSummary(eventId, signal) : null),
  }),
});
export type EventParts = ReturnType<typeof useEventParts>;
