import type * as accounts from '@plenary/contracts/accounts';
import type * as salesDesk from '@plenary/contracts/sales-desk';
import type * as surveys from '@plenary/contracts/staff-surveys';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import { askAll, type Source } from '../desk/ask-all.ts';

export interface ParkedEvent extends salesDesk.ParkedEvent {
  /** Which service keeps it. */
  source: Source;
}

/** Where events wait that could not be delivered; those of accounts are for administrators. */
const sources = {
  bookings: {
    list: (signal?: AbortSignal) =>
      call(refer<typeof salesDesk.listParkedEvents>('GET', '/api/sales-desk/parked-events'), { query: {} }, { signal }),
    resend: (eventId: string) =>
      call(refer<typeof salesDesk.resendParkedEvent>('POST', '/api/sales-desk/parked-events/{eventId}/resend'), {
        params: { eventId },
        body: {},
      }),
  },
  surveys: {
    list: (signal?: AbortSignal) => call(refer<typeof surveys.listParkedSurveyEvents>('GET', '/api/staff/parked-events'), {}, { signal }),
    resend: (eventId: string) =>
      call(refer<typeof surveys.resendParkedSurveyEvent>('POST', '/api/staff/parked-events/{eventId}/resend'), {
        params: { eventId },
        body: {},
      }),
  },
  accounts: {
    list: (signal?: AbortSignal) =>
      call(refer<typeof accounts.listParkedAccountEvents>('GET', '/api/accounts/parked-events'), {}, { signal }),
    resend: (eventId: string) =>
      call(refer<typeof accounts.resendParkedAccountEvent>('POST', '/api/accounts/parked-events/{eventId}/resend'), {
        params: { eventId },
      }),
  },
} satisfies Record<Source, unknown>;

export interface Undelivered {
  /** The oldest first. */
  events: ParkedEvent[];
  /** Services that did not answer. */
  away: Source[];
}

/** What could not be delivered by any service that the caller may ask. */
export const fetchParkedEvents = async (isAdmin: boolean, signal?: AbortSignal): Promise<Undelivered> => {
  const asked: Source[] = isAdmin ? ['bookings', 'surveys', 'accounts'] : ['bookings', 'surveys'];
  const { found, away } = await askAll(asked, (source) => sources[source].list(signal), signal);
  const events = found.flatMap(({ source, answer }) => answer.events.map((event) => ({ ...event, source })));
  return { events: events.sort((one, other) => one.createdAt.localeCompare(other.createdAt)), away };
};

export const resendEvent = async ({ source, id }: ParkedEvent): Promise<void> => {
  await sources[source].resend(id);
};
