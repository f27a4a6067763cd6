import type { listQuotes, QuoteSummary } from '@plenary/contracts/booking';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type * as contract from '@plenary/contracts/meeting-events';
import type * as survey from '@plenary/contracts/survey-share';
import { addressOf } from '@plenary/http/create-caller';
import { refer } from '@plenary/http/refer';
import { call } from './call.ts';

const event = '/api/meeting-events/{eventId}' as const;
const shareLink = `${event}/customer-survey/share-link` as const;

export const fetchEvents = (signal?: AbortSignal): Promise<contract.MeetingEventList> =>
  call(refer<typeof contract.listMeetingEvents>('GET', '/api/meeting-events'), {}, { signal });

export const fetchEvent = (eventId: string, signal?: AbortSignal): Promise<contract.MeetingEventDetails> =>
  call(refer<typeof contract.getMeetingEvent>('GET', event), { params: { eventId } }, { signal });

export const fetchEventQuote = (ids: { eventId: string; quoteId: string }, signal?: AbortSignal): Promise<contract.EventQuote> =>
  call(refer<typeof contract.getEventQuote>('GET', `${event}/quotes/{quoteId}`), { params: ids }, { signal });

/** The customer's word on a charge that staff propose. */
export const answerCharge = ({ eventId, chargeId, agrees }: { eventId: string; chargeId: string; agrees: boolean }): Promise<void> =>
  call(refer<typeof contract.answerCharge>('PUT', `${event}/charges/{chargeId}/answer`), {
    params: { eventId, chargeId },
    body: { agrees },
  });

export const calendarAddress = (eventId: string): string =>
  addressOf(refer<typeof contract.getEventCalendar>('GET', `${event}/event.ics`), { params: { eventId } });

/** The newest quotes of the user. */
export const fetchQuotes = async (signal?: AbortSignal): Promise<QuoteSummary[]> =>
  (await call(refer<typeof listQuotes>('GET', '/api/quotes'), {}, { signal })).quotes;

interface CheckUser {
  userSalesforceId: string;
  eventId: string | undefined;
  /** Token of the event's share link, where the mail carried one. */
  share: string | undefined;
}

export const checkEventUser = ({ userSalesforceId, ...query }: CheckUser, signal?: AbortSignal): Promise<contract.EventUserCheck> =>
  call(
    refer<typeof contract.checkEventUser>('GET', '/api/meeting-events/{userSalesforceId}/check-user'),
    { params: { userSalesforceId }, query },
    { signal },
  );

type PasswordRequest = { userSalesforceId: string; email: string; userAlreadyExists: boolean };

/** Asks for the mail with which a known person chooses a password; the answer never tells whether one left. */
export const askForPassword = (body: PasswordRequest): Promise<void> =>
  call(refer<typeof contract.createPasswordWithKnownUser>('POST', '/api/meeting-events/{userSalesforceId}/create-password'), {
    params: { userSalesforceId: body.userSalesforceId },
    body,
  });

export type ShareLink = EndpointResponse<typeof survey.createShareLink>;

/** The share link of a survey; asked again it is the one that stands. */
export const createShareLink = (eventId: string): Promise<ShareLink> =>
  call(refer<typeof survey.createShareLink>('POST', shareLink), { params: { eventId } });

export const revokeShareLink = (eventId: string): Promise<void> =>
  call(refer<typeof survey.revokeShareLink>('DELETE', shareLink), { params: { eventId } });
