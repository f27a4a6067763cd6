import * as accounts from './accounts.schemas.ts';
import * as addressSearch from './address-search.schemas.ts';
import * as attendance from './attendance.schemas.ts';
import * as bigEvent from './big-event.schemas.ts';
import * as blocks from './blocks.schemas.ts';
import * as bookedRooms from './booked-rooms.schemas.ts';
import * as booking from './booking.schemas.ts';
import * as calendarFeeds from './calendar-feeds.schemas.ts';
import * as cancellation from './cancellation.schemas.ts';
import * as changeApprovals from './change-approvals.schemas.ts';
import * as changes from './changes.schemas.ts';
import * as companyRegister from './company-register.schemas.ts';
import * as credit from './credit.schemas.ts';
import * as crm from './crm.schemas.ts';
import * as customers from './customers.schemas.ts';
import * as dealSupplements from './deal-supplements.schemas.ts';
import * as dealTerms from './deal-terms.schemas.ts';
import * as deals from './deals.schemas.ts';
import * as deskAccounts from './desk-accounts.schemas.ts';
import * as deskDeals from './desk-deals.schemas.ts';
import * as deskRecords from './desk-records.schemas.ts';
import * as deskReports from './desk-reports.schemas.ts';
import * as deskSearch from './desk-search.schemas.ts';
import * as discountLimits from './discount-limits.schemas.ts';
import * as documents from './documents.schemas.ts';
import type { Endpoint, EndpointSchemas, EndpointSpec } from './endpoint.ts';
import { domains } from './endpoints.ts';
import * as guests from './guests.schemas.ts';
import { joinSchemas } from './join-schemas.ts';
import * as lunches from './lunches.schemas.ts';
import * as meetingEvents from './meeting-events.schemas.ts';
import * as network from './network.schemas.ts';
import * as networkFile from './network-file.schemas.ts';
import * as networkPictures from './network-pictures.schemas.ts';
import * as networkPrices from './network-prices.schemas.ts';
import * as onBehalf from './on-behalf.schemas.ts';
import * as ownData from './own-data.schemas.ts';
import * as paperSignature from './paper-signature.schemas.ts';
import * as passwords from './passwords.schemas.ts';
import * as payments from './payments.schemas.ts';
import * as personalData from './personal-data.schemas.ts';
import * as places from './places.schemas.ts';
import * as planning from './planning.schemas.ts';
import * as presence from './presence.schemas.ts';
import * as proposalApprovals from './proposal-approvals.schemas.ts';
import * as proposals from './proposals.schemas.ts';
import * as quoteShare from './quote-share.schemas.ts';
import * as referentials from './referentials.schemas.ts';
import * as reinstatement from './reinstatement.schemas.ts';
import * as releases from './releases.schemas.ts';
import * as retention from './retention.schemas.ts';
import * as roomMoves from './room-moves.schemas.ts';
import * as salesDesk from './sales-desk.schemas.ts';
import * as savedViews from './saved-views.schemas.ts';
import * as secondFactor from './second-factor.schemas.ts';
import * as sentPapers from './sent-papers.schemas.ts';
import * as sessions from './sessions.schemas.ts';
import * as sheetVersions from './sheet-versions.schemas.ts';
import * as sheets from './sheets.schemas.ts';
import * as signIn from './sign-in.schemas.ts';
import * as signUp from './sign-up.schemas.ts';
import * as signature from './signature.schemas.ts';
import * as staffSurveys from './staff-surveys.schemas.ts';
import * as survey from './survey.schemas.ts';
import * as surveyActivities from './survey-activities.schemas.ts';
import * as surveyEventSteps from './survey-event-steps.schemas.ts';
import * as surveyLunch from './survey-lunch.schemas.ts';
import * as surveyRooms from './survey-rooms.schemas.ts';
import * as surveyShare from './survey-share.schemas.ts';
import * as surveySummary from './survey-summary.schemas.ts';
import * as user from './user.schemas.ts';
import * as vatRates from './vat-rates.schemas.ts';

type Domains = typeof domains;

const schemas: { [D in keyof Domains]: Record<keyof Domains[D], EndpointSchemas> } = {
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

const specs = new Map(Object.entries(domains).flatMap(([domain, endpoints]) => joinSchemas(endpoints, schemas[domain as keyof Domains])));

/** Every call with its schemas. For services, tools and tests: it brings zod and all schemas along. */
export const registry: readonly EndpointSpec[] = [...specs.values()];

/** An endpoint joined with its schemas; throws where it is not in the registry. */
export const specOf = (endpoint: Endpoint): EndpointSpec => {
  const spec = specs.get(endpoint);
  if (!spec) throw new Error(`${endpoint.method} ${endpoint.path} is not in the registry`);
  return spec;
};
