import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { getQuote, listQuotes } from '@plenary/contracts/booking.endpoints';
import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import { getChanges } from '@plenary/contracts/changes.endpoints';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import { getDealSupplementsPdf } from '@plenary/contracts/deal-supplements.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/meeting-events.endpoints';
import type { EventQuote, EventUserCheck, MeetingEventDetails, MeetingEventList } from '@plenary/contracts/meeting-events.schemas';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { getSignature } from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import * as survey from '@plenary/contracts/survey-share.endpoints';
import { getSummary } from '@plenary/contracts/survey-summary.endpoints';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { addressOf } from '@plenary/http/create-caller';
import { call } from './call.ts';

export const fetchEvents = (signal?: AbortSignal): Promise<MeetingEventList> => call(contract.listMeetingEvents, {}, { signal });

export const fetchEvent = (eventId: string, signal?: AbortSignal): Promise<MeetingEventDetails> =>
  call(contract.getMeetingEvent, { params: { eventId } }, { signal });

export const fetchEventQuote = (ids: { eventId: string; quoteId: string }, signal?: AbortSignal): Promise<EventQuote> =>
  call(contract.getEventQuote, { params: ids }, { signal });

/** Changes of a booking, the newest first. */
export const fetchChanges = async (dealId: string, signal?: AbortSignal): Promise<DealChange[]> =>
  (await call(getChanges, { params: { dealId }, query: {} }, { signal })).changes;

/** Sends the customer's answer to a charge that staff propose. */
export const answerCharge = ({ eventId, chargeId, agrees }: { eventId: string; chargeId: string; agrees: boolean }): Promise<void> =>
  call(contract.answerCharge, {
    params: { eventId, chargeId },
    body: { agrees },
  });

/** The supplements agreed on for a deal, as a paper. */
export const supplementsAddress = (dealId: string, language: Language): string =>
  addressOf(getDealSupplementsPdf, { params: { dealId }, query: { lng: language, download: 'true' } });

export const calendarAddress = (eventId: string): string => addressOf(contract.getEventCalendar, { params: { eventId } });

const fetchAttendance = async (dealId: string, signal?: AbortSignal): Promise<Attendance | null> => {
  try {
    return await call(getAttendance, { params: { dealId } }, { signal });
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 409)) return null;
    throw error;
  }
};

/** What an event was booked with, and how its deposit is paid. */
export interface Booking {
  quote: Quote;
  signature: SignatureState;
  payments: DealPayments;
  /** Null: it does not stand, or an older release of svc-booking answers. */
  attendance: Attendance | null;
}

export const fetchBooking = async (quoteId: string, signal?: AbortSignal): Promise<Booking> => {
  const params = { quoteId };
  const [quote, signature, payments, attendance] = await Promise.all([
    call(getQuote, { params, query: {} }, { signal }),
    call(getSignature, { params }, { signal }),
    call(getPayments, { params: { dealId: quoteId } }, { signal }),
    fetchAttendance(quoteId, signal),
  ]);
  return { quote, signature, payments, attendance };
};

export const fetchSummary = (eventId: string, signal?: AbortSignal): Promise<SurveySummary> =>
  call(getSummary, { params: { eventId } }, { signal });

/** The newest quotes of the user. */
export const fetchQuotes = async (signal?: AbortSignal): Promise<QuoteSummary[]> => (await call(listQuotes, {}, { signal })).quotes;

interface CheckUser {
  userSalesforceId: string;
  eventId: string | undefined;
  /** Token of the event's share link, where the mail carried one. */
  share: string | undefined;
}

export const checkEventUser = ({ userSalesforceId, ...link }: CheckUser, signal?: AbortSignal): Promise<EventUserCheck> =>
  call(contract.checkEventLink, { params: { userSalesforceId }, body: link }, { signal });

type PasswordRequest = { userSalesforceId: string; email: string; userAlreadyExists: boolean };

/** Requests the mail with which a known person chooses a password; the answer never reveals whether one was sent. */
export const askForPassword = (body: PasswordRequest): Promise<void> =>
  call(contract.createPasswordWithKnownUser, {
    params: { userSalesforceId: body.userSalesforceId },
    body,
  });

export type ShareLink = EndpointResponse<typeof survey.createShareLink>;

/** The share link of a survey; asked again it is the one that stands. */
export const createShareLink = (eventId: string): Promise<ShareLink> => call(survey.createShareLink, { params: { eventId } });

export const revokeShareLink = (eventId: string): Promise<void> => call(survey.revokeShareLink, { params: { eventId } });
