import { ownedBy } from '@plenary/contracts/endpoints';
import {
  lunchChanged,
  mailboxProven,
  peopleAgreed,
  profileChanged,
  scientistsChanged,
  supplementsChanged,
} from '@plenary/contracts/events';
import { specOf } from '@plenary/contracts/registry';
import { eventsOf } from '@plenary/contracts/told-events';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import { receiveEvents } from '@plenary/service-kit/receive-events';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { bigEventsRoutes } from './big-events/big-events.routes.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { bookedRoomsRoutes } from './booked-rooms/booked-rooms.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { cancellationRoutes } from './cancellation/cancellation.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { crmRoutes } from './crm/crm.routes.ts';
import { dealsRoutes } from './deals/deals.routes.ts';
import { demandsRoutes } from './demands/demands.routes.ts';
import type { BookingDeps } from './deps.ts';
import { eraseUser } from './erasure/erase-user.ts';
import { lunchesRoutes } from './lunches/lunches.routes.ts';
import { receiveLunch } from './lunches/receive-lunch.ts';
import { networkRoutes } from './network/network.routes.ts';
import { onBehalfRoutes } from './on-behalf/on-behalf.routes.ts';
import { optionsRoutes } from './options/options.routes.ts';
import { takeProvenMailbox } from './options/take-proven-mailbox.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { receiveAgreedPeople } from './planning/receive-agreed-people.ts';
import { takeProfile } from './profiles/take-profile.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { referentialsRoutes } from './referentials/referentials.routes.ts';
import { reinstatementRoutes } from './reinstatement/reinstatement.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { roomMovesRoutes } from './room-moves/room-moves.routes.ts';
import { salesDeskRoutes } from './sales-desk/sales-desk.routes.ts';
import { receiveScientists } from './scientists/receive-scientists.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { receiveSupplements } from './supplements/receive-supplements.ts';
import { supplementsRoutes } from './supplements/supplements.routes.ts';
import { availabilityRoutes } from './venue-search/venue-search.routes.ts';
import { venuesRoutes } from './venues/venues.routes.ts';

export const bookingApp = (deps: BookingDeps, options: ServiceOptions): Hono => {
  const app = createService(options);
  const implement = createImplement({ app, gates: actorGates, specOf });
  // Long, and without a secret that its length could give away.
  for (const path of ['/api/available-venues', '/api/buildings/*']) app.use(path, compress());
  venuesRoutes(implement, deps);
  calendarRoutes(implement, deps);
  availabilityRoutes(implement, deps);
  demandsRoutes(implement, deps);
  quotesRoutes(implement, deps);
  optionsRoutes(implement, deps);
  signatureRoutes(implement, deps);
  cancellationRoutes(implement, deps);
  changesRoutes(implement, deps);
  reinstatementRoutes(implement, deps);
  bigEventsRoutes(implement, deps);
  referentialsRoutes(implement, deps);
  networkRoutes(implement, deps);
  planningRoutes(implement, deps);
  onBehalfRoutes(implement, deps);
  proposalsRoutes(implement, deps);
  blocksRoutes(implement, deps);
  roomMovesRoutes(implement, deps);
  salesDeskRoutes(implement, deps);
  dealsRoutes(implement, deps);
  sheetsRoutes(implement, deps);
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
    },
  });
  describeService(app, { owned: ownedBy('booking'), ...eventsOf('svc-booking') });
  return app;
};
