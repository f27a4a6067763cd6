import { ownedBy } from '@plenary/contracts/endpoints';
import { bookingEventTypes, peoplePriced, profileChanged } from '@plenary/contracts/events';
import { specOf } from '@plenary/contracts/registry';
import { eventsOf } from '@plenary/contracts/told-events';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { permitStaff } from '@plenary/http/permit-staff';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import { columnsOf } from '@plenary/service-kit/database/columns-of';
import { receiveEvents } from '@plenary/service-kit/receive-events';
import type { Hono } from 'hono';
import { auditRoutes } from './audit/audit.routes.ts';
import { receiveBooking } from './bookings/receive-booking.ts';
import { takePricedPeople } from './bookings/take-priced-people.ts';
import { eventsRoutes } from './client-area/events.routes.ts';
import { surveyTables } from './db/tables.ts';
import type { SurveyDeps } from './deps.ts';
import { eraseUser } from './erasure/erase-user.ts';
import { guestsRoutes } from './guests/guests.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { takeProfile } from './profiles/take-profile.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { placeFinders } from './rights/place-finders.ts';
import { scientistsRoutes } from './scientists/scientists.routes.ts';
import { shareRoutes } from './share/share.routes.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { supplementsRoutes } from './supplements/supplements.routes.ts';
import { surveysRoutes } from './surveys/surveys.routes.ts';

/** A quote that holds nothing yet is nothing to wait for. */
const toldOf = bookingEventTypes.filter((type) => type !== 'quote.made');

export const surveyApp = (deps: SurveyDeps, options: ServiceOptions): Hono => {
  const app = createService(options);
  const implement = createImplement({ app, gates: actorGates, specOf, permit: permitStaff(placeFinders(deps)) });
  eventsRoutes(implement, deps);
  surveysRoutes(implement, deps);
  guestsRoutes(implement, deps);
  shareRoutes(implement, deps);
  personalDataRoutes(implement, deps);
  staffRoutes(implement, deps);
  sheetsRoutes(implement, deps);
  supplementsRoutes(implement, deps);
  scientistsRoutes(implement, deps);
  auditRoutes(implement, deps);
  retentionRoutes(implement, deps);
  receiveEvents(app, {
    database: deps.database,
    now: deps.now,
    handlers: {
      ...Object.fromEntries(toldOf.map((type) => [type, receiveBooking(deps)])),
      'user.erased': eraseUser(deps),
      [peoplePriced]: takePricedPeople(deps),
      [profileChanged]: takeProfile(deps),
    },
  });
  describeService(app, { owned: ownedBy('survey'), ...eventsOf('svc-survey'), tables: columnsOf(surveyTables('sqlite')) });
  return app;
};
