import { endpoints, ownedBy } from '@plenary/contracts/endpoints';
import {
  lunchChanged,
  mailboxProven,
  peopleAgreed,
  profileChanged,
  scientistsChanged,
  supplementsChanged,
  surveyStands,
} from '@plenary/contracts/events';
import { specOf } from '@plenary/contracts/registry';
import { eventsOf } from '@plenary/contracts/told-events';
import { bodyLimits } from '@plenary/http/body-limits';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { permitStaff } from '@plenary/http/permit-staff';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import { columnsOf } from '@plenary/service-kit/database/columns-of';
import { maxBodyBytes } from '@plenary/service-kit/limits';
import { receiveEvents } from '@plenary/service-kit/receive-events';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { attendanceRoutes } from './attendance/attendance.routes.ts';
import { bigEventsRoutes } from './big-events/big-events.routes.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { bookedRoomsRoutes } from './booked-rooms/booked-rooms.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { cancellationRoutes } from './cancellation/cancellation.routes.ts';
import { changeApprovalsRoutes } from './change-approvals/change-approvals.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { receiveAgreedPeople } from './changes/receive-agreed-people.ts';
import { companyRegisterRoutes } from './company-register/company-register.routes.ts';
import { crmRoutes } from './crm/crm.routes.ts';
import { bookingTables } from './db/tables.ts';
import { dealTermsRoutes } from './deal-terms/deal-terms.routes.ts';
import { dealsRoutes } from './deals/deals.routes.ts';
import { receiveStandingSurvey } from './deals/receive-standing-survey.ts';
import { demandsRoutes } from './demands/demands.routes.ts';
import type { BookingDeps } from './deps.ts';
import { deskSearchRoutes } from './desk-search/desk-search.routes.ts';
import { eraseUser } from './erasure/erase-user.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { feedsRoutes } from './feeds/feeds.routes.ts';
import { geocoderRoutes } from './geocoder/geocoder.routes.ts';
import { lunchesRoutes } from './lunches/lunches.routes.ts';
import { receiveLunch } from './lunches/receive-lunch.ts';
import { networkRoutes } from './network/network.routes.ts';
import { networkFileRoutes } from './network-file/network-file.routes.ts';
import { onBehalfRoutes } from './on-behalf/on-behalf.routes.ts';
import { optionsRoutes } from './options/options.routes.ts';
import { takeProvenMailbox } from './options/take-proven-mailbox.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { takeProfile } from './profiles/take-profile.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { sentPapersRoutes } from './quotes/sent-papers.routes.ts';
import { recordsRoutes } from './records/records.routes.ts';
import { referentialsRoutes } from './referentials/referentials.routes.ts';
import { reinstatementRoutes } from './reinstatement/reinstatement.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { placeFinders } from './rights/place-finders.ts';
import { roomMovesRoutes } from './room-moves/room-moves.routes.ts';
import { salesDeskRoutes } from './sales-desk/sales-desk.routes.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import { receiveScientists } from './scientists/receive-scientists.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { receiveSupplements } from './supplements/receive-supplements.ts';
import { supplementsRoutes } from './supplements/supplements.routes.ts';
import { vatRatesRoutes } from './vat-rates/vat-rates.routes.ts';
import { availabilityRoutes } from './venue-search/venue-search.routes.ts';
import { venuesRoutes } from './venues/venues.routes.ts';

/** A search is long, and without a secret that its length could give away; a list without one is kept packed. */
const packSearches = (app: Hono): void => {
  const packSearch = compress();
  app.use('/api/available-venues', (context, next) => (context.req.query('action') ? packSearch(context, next) : next()));
};

export const bookingApp = (deps: BookingDeps, options: ServiceOptions): Hono => {
  const app = createService({ ...options, maxBodyBytes: bodyLimits(endpoints, maxBodyBytes) });
  const implement = createImplement({ app, gates: actorGates, specOf, permit: permitStaff(placeFinders(deps)) });
  packSearches(app);
  venuesRoutes(implement, deps);
  calendarRoutes(implement, deps);
  availabilityRoutes(implement, deps);
  geocoderRoutes(implement, deps);
  demandsRoutes(implement, deps);
  quotesRoutes(implement, deps);
  optionsRoutes(implement, deps);
  signatureRoutes(implement, deps);
  companyRegisterRoutes(implement, deps);
  cancellationRoutes(implement, deps);
  changesRoutes(implement, deps);
  changeApprovalsRoutes(implement, deps);
  paymentsRoutes(implement, deps);
  attendanceRoutes(implement, deps);
  reinstatementRoutes(implement, deps);
  bigEventsRoutes(implement, deps);
  referentialsRoutes(implement, deps);
  networkRoutes(implement, deps);
  networkFileRoutes(implement, deps);
  planningRoutes(implement, deps);
  onBehalfRoutes(implement, deps);
  proposalsRoutes(implement, deps);
  dealTermsRoutes(implement, deps);
  vatRatesRoutes(implement, deps);
  sentPapersRoutes(implement, deps);
  blocksRoutes(implement, deps);
  roomMovesRoutes(implement, deps);
  salesDeskRoutes(implement, deps);
  dealsRoutes(implement, deps);
  deskSearchRoutes(implement, deps);
  presenceRoutes(implement, deps);
  recordsRoutes(implement, deps);
  reportsRoutes(implement, deps);
  sheetsRoutes(implement, deps);
  exportsRoutes(implement, deps);
  feedsRoutes(implement, deps);
  savedViewsRoutes(implement, deps);
  crmRoutes(implement, deps);
  personalDataRoutes(implement, deps);
  supplementsRoutes(implement, deps);
  lunchesRoutes(implement, deps);
  bookedRoomsRoutes(implement, deps);
  retentionRoutes(implement, deps);
  receiveEvents(app, {
    database: deps.database,
    now: deps.now,
    handlers: {
      'user.erased': eraseUser(deps),
      [mailboxProven]: takeProvenMailbox(deps),
      [profileChanged]: takeProfile(deps),
      [scientistsChanged]: receiveScientists(deps),
      [lunchChanged]: receiveLunch(deps),
      [peopleAgreed]: receiveAgreedPeople(deps),
      [supplementsChanged]: receiveSupplements(deps),
      [surveyStands]: receiveStandingSurvey(deps),
    },
  });
  describeService(app, { owned: ownedBy('booking'), ...eventsOf('svc-booking'), tables: columnsOf(bookingTables('sqlite')) });
  return app;
};
