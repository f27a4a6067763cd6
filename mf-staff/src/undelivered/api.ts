import * as accounts from '@plenary/contracts/accounts.endpoints';
import type { Endpoint } from '@plenary/contracts/endpoint';
import * as salesDesk from '@plenary/contracts/sales-desk.endpoints';
import type * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import * as surveys from '@plenary/contracts/staff-surveys.endpoints';
import { call } from '../call.ts';
import { askAll, type Source } from '../desk/ask-all.ts';

export interface ParkedEvent extends salesDeskSchemas.ParkedEvent {
  /** The service that stores it. */
  source: Source;
}

/** The lists of undelivered events; the one of accounts is for administrators. */
const sources = {
  bookings: {
    list: (signal?: AbortSignal) => call(salesDesk.listParkedEvents, { query: {} }, { signal }),
    resend: (eventId: string) =>
      call(salesDesk.resendParkedEvent, {
        params: { eventId },
        body: {},
      }),
  },
  surveys: {
    list: (signal?: AbortSignal) => call(surveys.listParkedSurveyEvents, {}, { signal }),
    resend: (eventId: string) =>
      call(surveys.resendParkedSurveyEvent, {
        params: { eventId },
        body: {},
      }),
  },
  accounts: {
    list: (signal?: AbortSignal) => call(accounts.listParkedAccountEvents, {}, { signal }),
    resend: (eventId: string) =>
      call(accounts.resendParkedAccountEvent, {
        params: { eventId },
      }),
  },
} satisfies Record<Source, unknown>;

/** The endpoint that sends an event of each service again. */
export const resendEndpoint = {
  bookings: salesDesk.resendParkedEvent,
  surveys: surveys.resendParkedSurveyEvent,
  accounts: accounts.resendParkedAccountEvent,
} as const satisfies Record<Source, Endpoint>;

export interface Undelivered {
  /** The oldest first. */
  events: ParkedEvent[];
  /** Services that did not answer. */
  away: Source[];
}

/** The undelivered events of every service that the caller may read. */
export const fetchParkedEvents = async (isAdmin: boolean, signal?: AbortSignal): Promise<Undelivered> => {
  const asked: Source[] = isAdmin ? ['bookings', 'surveys', 'accounts'] : ['bookings', 'surveys'];
  const { found, away } = await askAll(asked, (source) => sources[source].list(signal), signal);
  const events = found.flatMap(({ source, answer }) => answer.events.map((event) => ({ ...event, source })));
  return { events: events.sort((one, other) => one.createdAt.localeCompare(other.createdAt)), away };
};

export const resendEvent = async ({ source, id }: ParkedEvent): Promise<void> => {
  await sources[source].resend(id);
};
