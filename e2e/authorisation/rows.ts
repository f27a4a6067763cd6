import { wholeBilling } from '../whole-billing.ts';

/** The object of a call that a visitor or a customer may make. */
export type Row =
  /** Nothing that belongs to one customer. */
  | 'open'
  /** The caller's own account and lists. */
  | 'own'
  /** An object of one customer, named in the path or, by `body`, in the body. */
  | 'theirs'
  /** The same, opened by the token of a mail alone. */
  | 'by-token'
  | { theirs: true; body: (ids: Ids) => unknown }
  /** The same, which staff may act on for the customer. */
  | 'theirs-and-staffs';

/** Objects of a customer, by the name that paths give them. */
export type Ids = Record<string, string>;

export const noAddons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };

const survey = '/api/meeting-events/{eventId}/customer-survey';
const day = `${survey}/day/{dayIndex}`;
const signature = '/api/quotes/{quoteId}/signature';
const countersignature = '/api/quotes/{quoteId}/countersignature';

/** One row for every endpoint of the contracts with access `anyone` or `session`: what staff may do follows from the access alone. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /api/available-venues': 'open',
  'GET /api/available-venues/{venueSlug}': 'open',
  'GET /api/buildings/{venueSlug}': 'open',
  'GET /api/calendars/{countryCode}': 'open',
  'GET /api/addresses': 'open',
  'GET /api/pictures/{name}': 'open',
  'GET /api/feeds/{feedId}/calendar.ics': 'open',
  'POST /api/create-big-event-demand': 'open',
  'GET /api/demands/{demandId}/upsells': 'theirs',
  'GET /api/demands/{demandId}/quote': 'theirs',
  'POST /api/demands/{demandId}/call-me-back': 'theirs',
  'POST /api/quote': { theirs: true, body: ({ demandId }) => ({ demandId, addons: noAddons }) },
  'GET /api/quotes': 'own',
  'GET /api/quotes/{quoteId}': 'theirs',
  'GET /api/quotes/{quoteId}/pdf': 'theirs',
  'GET /api/quotes/{quoteId}/event.ics': 'theirs',
  'POST /api/quotes/{quoteId}/share-link': 'theirs',
  'GET /api/quotes/{quoteId}/share-link': 'theirs',
  'DELETE /api/quotes/{quoteId}/share-link': 'theirs',
  'DELETE /api/quotes/{quoteId}/share-link/{linkId}': 'theirs',
  'POST /api/quotes/{quoteId}/share-link/open': 'by-token',
  'POST /api/quotes/{quoteId}/option': 'theirs',
  'DELETE /api/quotes/{quoteId}/option': 'theirs',
  'POST /api/deals/{dealId}/cancellation/preview': 'theirs-and-staffs',
  'POST /api/deals/{dealId}/cancellation': 'theirs-and-staffs',
  'GET /api/deals/{dealId}': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/payments': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/attendance': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/cancellation': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/cancellation/pdf': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/supplements': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/supplements/pdf': 'theirs-and-staffs',
  'POST /api/deals/{dealId}/changes/preview': 'theirs-and-staffs',
  'POST /api/deals/{dealId}/changes': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/changes': 'theirs-and-staffs',
  'GET /api/deals/{dealId}/history': 'theirs-and-staffs',
  'POST /api/deals/{dealId}/changes/{changeId}/agree': 'theirs-and-staffs',
  'POST /api/deals/{dealId}/changes/{changeId}/decline': 'theirs-and-staffs',

  [`GET ${signature}`]: 'theirs',
  [`POST ${signature}`]: 'theirs',
  [`POST ${signature}/document`]: 'theirs',
  [`GET ${signature}/document/{draftId}`]: 'theirs',
  [`PATCH ${signature}/billing`]: { theirs: true, body: () => wholeBilling },
  [`POST ${signature}/invitation`]: 'theirs',
  [`GET ${signature}/certificate`]: 'theirs',
  'POST /api/company-register/search': 'own',
  'POST /api/quotes/{quoteId}/rejection': 'theirs',
  [`GET ${countersignature}`]: 'by-token',
  [`POST ${countersignature}`]: 'by-token',
  [`POST ${countersignature}/refusal`]: 'by-token',
  [`POST ${countersignature}/open`]: 'by-token',
  [`GET ${countersignature}/document`]: 'by-token',

  'GET /api/identify-email': 'open',
  'POST /api/login': 'open',
  'GET /api/logout': 'own',
  'POST /api/signup': 'open',
  'POST /api/signup/framework-contract': 'open',
  'POST /api/signup/activate': 'open',
  'POST /api/signup/known-company': 'own',
  'POST /api/signup/new-company': 'own',
  'GET /api/user-info': 'open',
  'POST /api/user-info': 'open',
  'POST /api/google/check-user': 'open',
  'POST /api/microsoft/check-user': 'open',
  'GET /api/sso/start': 'open',
  'GET /api/sso/callback': 'open',
  'GET /api/reset-password/send-email': 'open',
  'GET /api/reset-password/check-token': 'open',
  'POST /api/reset-password/check-token': 'open',
  'POST /api/reset-password': 'open',
  'GET /api/me': 'own',
  'PUT /api/me/profile': 'own',
  'GET /api/personal-data/bookings': 'own',
  'GET /api/personal-data/ahead': 'own',
  'GET /api/personal-data/events': 'own',
  'PATCH /api/me': 'own',
  'GET /api/me/credits': 'own',
  'POST /api/me/password': 'own',
  'GET /api/me/export': 'own',
  'POST /api/me/erase': 'own',
  'GET /api/sessions': 'own',
  'DELETE /api/sessions/{sessionId}': 'theirs',
  'GET /api/second-factor': 'own',
  'POST /api/second-factor/enrol': 'own',
  'POST /api/second-factor/confirm': 'own',
  'POST /api/second-factor/verify': 'open',
  'POST /api/second-factor/disable': 'own',

  'GET /api/meeting-events': 'own',
  'GET /api/meeting-events/{eventId}': 'theirs',
  'GET /api/meeting-events/{eventId}/event.ics': 'theirs',
  'PUT /api/meeting-events/{eventId}/charges/{chargeId}/answer': 'theirs',
  'GET /api/meeting-events/{eventId}/quotes/{quoteId}': 'theirs',
  'GET /api/meeting-events/{eventId}/guests': 'theirs',
  'POST /api/meeting-events/{eventId}/guests': 'theirs',
  'POST /api/meeting-events/{eventId}/guests/invitations': 'theirs',
  'PUT /api/meeting-events/{eventId}/guests/{guestId}': 'theirs',
  'DELETE /api/meeting-events/{eventId}/guests/{guestId}': 'theirs',
  'GET /api/meeting-events/{userSalesforceId}/check-user': 'open',
  'POST /api/meeting-events/{userSalesforceId}/check-user': 'open',
  'POST /api/meeting-events/{userSalesforceId}/create-password': 'open',
  'GET /api/meeting-scientists/pictures/{sha256}': 'open',
  [`GET ${survey}`]: 'theirs',
  [`POST ${survey}/share-link`]: 'theirs',
  [`DELETE ${survey}/share-link`]: 'theirs',
  [`POST ${survey}/share-link/open`]: 'theirs',
  [`GET ${survey}/contact`]: 'theirs',
  [`PUT ${survey}/contact`]: 'theirs',
  [`GET ${survey}/additional-needs`]: 'theirs',
  [`PUT ${survey}/additional-needs`]: 'theirs',
  [`GET ${survey}/upsell`]: 'theirs',
  [`PUT ${survey}/upsell`]: 'theirs',
  [`GET ${survey}/summary`]: 'theirs',
  [`POST ${survey}/validate`]: 'theirs',
  [`PUT ${survey}/validate`]: 'theirs',
  [`GET ${day}`]: 'theirs',
  [`GET ${day}/plenary/{plenaryIndex}`]: 'theirs',
  [`PUT ${day}/plenary/{plenaryIndex}`]: 'theirs',
  [`GET ${day}/subcommittee/{subcommitteeIndex}`]: 'theirs',
  [`PUT ${day}/subcommittee/{subcommitteeIndex}`]: 'theirs',
  [`GET ${day}/lunch`]: 'theirs',
  [`PUT ${day}/lunch`]: 'theirs',
  [`GET ${day}/afterwork`]: 'theirs',
  [`PUT ${day}/afterwork`]: 'theirs',
  [`GET ${day}/team-building`]: 'theirs',
  [`PUT ${day}/team-building`]: 'theirs',
  [`GET ${day}/wellness`]: 'theirs',
  [`PUT ${day}/wellness`]: 'theirs',
};
