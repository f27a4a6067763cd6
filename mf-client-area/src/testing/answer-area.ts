import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import { getQuote, listQuotes } from '@plenary/contracts/booking.endpoints';
import { getChanges } from '@plenary/contracts/changes.endpoints';
import * as guestContract from '@plenary/contracts/guests.endpoints';
import type { GuestList } from '@plenary/contracts/guests.schemas';
import * as contract from '@plenary/contracts/meeting-events.endpoints';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import { getSignature } from '@plenary/contracts/signature.endpoints';
import { createShareLink, revokeShareLink } from '@plenary/contracts/survey-share.endpoints';
import { getSummary } from '@plenary/contracts/survey-summary.endpoints';
import { makeSummary } from '@plenary/contracts/testing/make-summary';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { makeBookedQuote, makeSignature } from './make-booking.ts';
import { eventId, makeDetails, makeEvent, makeQuote, makeWaiting, quoteId } from './make-events.ts';
import { makeGuestList } from './make-guests.ts';
import { makeQuoteSummary, otherQuoteId } from './make-quote-summary.ts';

/** Events in every state, by the end of their id. */
export const fakeIds = {
  todo: eventId,
  done: '006AP0000012aBcDN1',
  waiting: '006AP0000012aBcWT1',
  preparing: '006AP0000012aBcPR1',
  closed: '006AP0000012aBcCL1',
  past: '006AP0000012aBcPA1',
  missing: '006AP0000012aBcXX0',
} as const;

/** Ids of check-user links, by their outcome. */
export const fakeUserIds = {
  profile: '003AP0000012aBcPR1',
  login: '003AP0000012aBcLG1',
  password: '003AP0000012aBcPW1',
  gone: '003AP0000012aBcXX0',
};

const long = 'Maison des Congrès et des Rencontres Internationales de la Place des Victoires';

/** The service behind this remote, with an event for each of its screens. */
export const answerArea = ({ answer }: Pick<Fake, 'answer'>): void => {
  const closed = makeEvent({ eventId: fakeIds.closed, startDate: '2026-11-24', endDate: '2026-11-24', status: 'DONE' });
  const done = makeEvent({ eventId: fakeIds.done, startDate: '2027-03-02', endDate: '2027-03-02', status: 'DONE' });
  const waiting = makeEvent({
    eventId: fakeIds.waiting,
    startDate: '2027-04-06',
    endDate: '2027-04-08',
    status: 'WAITING_COMET_VALIDATION',
    building: { ...makeEvent().building, commercialName: long, palette: 'teal' },
  });
  const preparing = makeEvent({ eventId: fakeIds.preparing, startDate: '2027-05-11', endDate: '2027-05-11', hasCustomerSurvey: false });
  const past = makeEvent({ eventId: fakeIds.past, startDate: '2026-06-09', endDate: '2026-06-10', status: 'DONE' });
  const events = [makeEvent(), closed, done, waiting, preparing, past];

  answer(contract.listMeetingEvents, () => ({
    incomings: [closed, makeEvent(), done, waiting],
    synchronizedNotRefetched: [preparing],
    unsynchronized: [
      makeWaiting(),
      makeWaiting({ quoteId, stage: 'signed', optionExpiresAt: null, startDate: '2027-02-16', endDate: '2027-02-16' }),
    ],
    pasts: [past],
  }));
  answer(listQuotes, () => ({ quotes: [makeQuoteSummary(), makeQuoteSummary({ id: otherQuoteId, status: 'Approved', option: null })] }));
  answer(contract.getMeetingEvent, ({ params }) => {
    const event = events.find((each) => each.eventId === params.eventId) ?? refuse('not-found');
    return makeDetails({
      ...event,
      isLogOk: event === closed,
      isPast: event === past,
      staffMessage: event.eventId === eventId ? 'Merci de vérifier l’heure du déjeuner du second jour.' : null,
    });
  });
  answer(getChanges, () => ({ revision: 0, changes: [] }));
  answer(getQuote, ({ params }) => makeBookedQuote({ id: params.quoteId }));
  answer(getSignature, () => makeSignature());
  answer(getAttendance, () => ({ days: [], extra: { excludingVat: 0, includingVat: 0 } }));
  answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  answer(getSummary, () => makeSummary());
  answer(contract.answerCharge, () => undefined);
  answer(contract.getEventQuote, ({ params }) =>
    params.eventId === fakeIds.done ? { hasQuote: false, lastQuoteDate: null, _links: {} } : makeQuote(),
  );
  answer(createShareLink, ({ params }) => ({
    url: `https://comet.example/survey/${params.eventId}#share=3kq9ZxW0n1p5tVd8yRb2Lm7cHs4gJf6u`,
    createdAt: '2026-11-21T10:00:00Z',
    expiresAt: '2027-01-21T00:00:00Z',
  }));
  answer(revokeShareLink, () => undefined);
  answerGuests(answer, ({ eventId: id }) =>
    id === fakeIds.past ? makeGuestList({ isClosed: true }) : makeGuestList(id === fakeIds.done ? { guests: [] } : {}),
  );
  answer(contract.checkEventLink, ({ params: { userSalesforceId }, body }) => {
    const email = userSalesforceId === fakeUserIds.profile ? 'claire@atelier-nord.example' : 'c•••@atelier-nord.example';
    const surveyUrl = body.eventId ? `/survey/${body.eventId}` : undefined;
    if (userSalesforceId === fakeUserIds.profile) return { nextStep: 'PROFILE' as const, email, surveyUrl, _links: {} };
    if (userSalesforceId === fakeUserIds.login) return { nextStep: 'LOGIN' as const, email, surveyUrl, _links: {} };
    if (userSalesforceId !== fakeUserIds.password) return refuse('not-found');
    const payload = { userSalesforceId, email, userAlreadyExists: true };
    const href = `/api/meeting-events/${userSalesforceId}/create-password`;
    return {
      nextStep: 'PASSWORD_CREATION' as const,
      email,
      _links: { createPasswordWithKnownUser: { method: 'POST' as const, href, payload } },
    };
  });
  answer(contract.createPasswordWithKnownUser, () => undefined);
};

type ListOf = (params: { eventId: string }) => GuestList;

const answerGuests = (answer: Fake['answer'], listOf: ListOf): void => {
  const guestOf = (params: { eventId: string; guestId: string }) =>
    listOf(params).guests.find(({ id }) => id === params.guestId) ?? refuse('not-found');
  answer(guestContract.listGuests, ({ params }) => listOf(params));
  answer(guestContract.addGuests, ({ body }) => ({ added: body.guests.length, alreadyListed: [] }));
  answer(guestContract.changeGuest, ({ params, body }) => ({ ...guestOf(params), ...body, version: body.version + 1 }));
  answer(guestContract.removeGuest, ({ params }) => void guestOf(params));
  answer(guestContract.inviteGuests, ({ params }) => ({
    invited: listOf(params).guests.filter(({ state }) => state === 'listed').length,
    retried: 0,
  }));
};
