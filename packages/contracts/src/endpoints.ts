import * as accounts from './accounts.endpoints.ts';
import * as addressSearch from './address-search.endpoints.ts';
import * as attendance from './attendance.endpoints.ts';
import * as bigEvent from './big-event.endpoints.ts';
import * as blocks from './blocks.endpoints.ts';
import * as bookedRooms from './booked-rooms.endpoints.ts';
import * as booking from './booking.endpoints.ts';
import * as calendarFeeds from './calendar-feeds.endpoints.ts';
import * as cancellation from './cancellation.endpoints.ts';
import * as changeApprovals from './change-approvals.endpoints.ts';
import * as changes from './changes.endpoints.ts';
import * as companyRegister from './company-register.endpoints.ts';
import * as credit from './credit.endpoints.ts';
import * as crm from './crm.endpoints.ts';
import * as customers from './customers.endpoints.ts';
import * as dealSupplements from './deal-supplements.endpoints.ts';
import * as dealTerms from './deal-terms.endpoints.ts';
import * as deals from './deals.endpoints.ts';
import * as deskAccounts from './desk-accounts.endpoints.ts';
import * as deskDeals from './desk-deals.endpoints.ts';
import * as deskRecords from './desk-records.endpoints.ts';
import * as deskReports from './desk-reports.endpoints.ts';
import * as deskSearch from './desk-search.endpoints.ts';
import * as discountLimits from './discount-limits.endpoints.ts';
import * as documents from './documents.endpoints.ts';
import type { Endpoint, Owner } from './endpoint.ts';
import * as guests from './guests.endpoints.ts';
import * as lunches from './lunches.endpoints.ts';
import * as meetingEvents from './meeting-events.endpoints.ts';
import * as network from './network.endpoints.ts';
import * as networkFile from './network-file.endpoints.ts';
import * as networkPictures from './network-pictures.endpoints.ts';
import * as networkPrices from './network-prices.endpoints.ts';
import * as onBehalf from './on-behalf.endpoints.ts';
import * as ownData from './own-data.endpoints.ts';
import * as paperSignature from './paper-signature.endpoints.ts';
import * as passwords from './passwords.endpoints.ts';
import * as payments from './payments.endpoints.ts';
import * as personalData from './personal-data.endpoints.ts';
import * as places from './places.endpoints.ts';
import * as planning from './planning.endpoints.ts';
import * as presence from './presence.endpoints.ts';
import * as proposalApprovals from './proposal-approvals.endpoints.ts';
import * as proposals from './proposals.endpoints.ts';
import * as quoteShare from './quote-share.endpoints.ts';
import * as referentials from './referentials.endpoints.ts';
import * as reinstatement from './reinstatement.endpoints.ts';
import * as releases from './releases.endpoints.ts';
import * as retention from './retention.endpoints.ts';
import * as roomMoves from './room-moves.endpoints.ts';
import * as salesDesk from './sales-desk.endpoints.ts';
import * as savedViews from './saved-views.endpoints.ts';
import * as secondFactor from './second-factor.endpoints.ts';
import * as sentPapers from './sent-papers.endpoints.ts';
import * as sessions from './sessions.endpoints.ts';
import * as sheetVersions from './sheet-versions.endpoints.ts';
import * as sheets from './sheets.endpoints.ts';
import * as signIn from './sign-in.endpoints.ts';
import * as signUp from './sign-up.endpoints.ts';
import * as signature from './signature.endpoints.ts';
import * as staffSurveys from './staff-surveys.endpoints.ts';
import * as survey from './survey.endpoints.ts';
import * as surveyActivities from './survey-activities.endpoints.ts';
import * as surveyEventSteps from './survey-event-steps.endpoints.ts';
import * as surveyLunch from './survey-lunch.endpoints.ts';
import * as surveyRooms from './survey-rooms.endpoints.ts';
import * as surveyShare from './survey-share.endpoints.ts';
import * as surveySummary from './survey-summary.endpoints.ts';
import * as user from './user.endpoints.ts';
import * as vatRates from './vat-rates.endpoints.ts';

/** Every call of the product, by domain: plain data without schemas. Pages import the endpoints that they call, never this list. */
export const domains = {
  accounts,
  addressSearch,
  bigEvent,
  bookedRooms,
  blocks,
  booking,
  calendarFeeds,
  cancellation,
  changeApprovals,
  changes,
  companyRegister,
  credit,
  crm,
  customers,
  deals,
  dealTerms,
  vatRates,
  dealSupplements,
  deskAccounts,
  deskDeals,
  deskRecords,
  deskReports,
  deskSearch,
  discountLimits,
  documents,
  guests,
  lunches,
  meetingEvents,
  onBehalf,
  network,
  networkFile,
  networkPictures,
  networkPrices,
  ownData,
  paperSignature,
  passwords,
  attendance,
  payments,
  personalData,
  places,
  planning,
  proposalApprovals,
  proposals,
  quoteShare,
  referentials,
  reinstatement,
  roomMoves,
  releases,
  retention,
  salesDesk,
  savedViews,
  secondFactor,
  sentPapers,
  sessions,
  sheetVersions,
  sheets,
  presence,
  signIn,
  signUp,
  signature,
  staffSurveys,
  survey,
  surveyActivities,
  surveyEventSteps,
  surveyLunch,
  surveyRooms,
  surveyShare,
  surveySummary,
  user,
};

export const endpoints: readonly Endpoint[] = Object.values(domains).flatMap((domain) => Object.values<Endpoint>(domain));

/** The endpoints that a service has to implement, and no others. */
export const ownedBy = (owner: Owner): readonly Endpoint[] => endpoints.filter(({ service }) => service === owner);
