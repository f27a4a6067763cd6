import type { EventQuote, MeetingEvent, MeetingEventDetails, UnsynchronizedEvent } from '@plenary/contracts/meeting-events.schemas';

export const eventId = '006AP0000012aBcDEF';
export const quoteId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d02';

const ternes: MeetingEvent['building'] = {
  commercialName: 'Comet Ternes',
  slug: 'ternes',
  palette: 'ochre',
  address: { street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  pictures: { carrousel: [] },
};

export const makeEvent = (fields: Partial<MeetingEvent> = {}): MeetingEvent => ({
  eventId,
  quoteId,
  building: ternes,
  startDate: '2027-01-19',
  endDate: '2027-01-20',
  status: 'TODO',
  hasCustomerSurvey: true,
  customerSurveyUrl: `/survey/${fields.eventId ?? eventId}`,
  ...fields,
});

export const makeWaiting = (fields: Partial<UnsynchronizedEvent> = {}): UnsynchronizedEvent => ({
  quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d03',
  building: { ...ternes, commercialName: 'Comet Lepic', slug: 'lepic', palette: 'terracotta' },
  startDate: '2027-02-09',
  endDate: '2027-02-09',
  status: 'WAITING_COMET_VALIDATION',
  hasCustomerSurvey: false,
  customerSurveyUrl: null,
  stage: 'option',
  optionExpiresAt: '2026-12-01T17:30:00Z',
  ...fields,
});

export const makeDetails = (fields: Partial<MeetingEventDetails> = {}): MeetingEventDetails => ({
  ...makeEvent(),
  isLogOk: false,
  isPast: false,
  timeZone: 'Europe/Paris',
  meetingScientist: { name: 'Lucie Martin', email: 'lucie@comet.example', phoneNumber: '+33 1 86 76 00 00', avatarUrl: null },
  staffMessage: null,
  sharedSince: null,
  ...fields,
});

export const makeQuote = (fields: Partial<EventQuote> = {}): EventQuote => ({
  hasQuote: true,
  lastQuoteDate: '2026-11-20T09:00:00Z',
  _links: { download: { method: 'GET', href: `/api/quotes/${quoteId}/pdf` } },
  ...fields,
});
