import type { OpeningHours } from '@plenary/contracts/survey-terms';
import type { Database } from '@plenary/service-kit/database/database';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import type { Accounts } from './client-area/accounts.ts';
import type { Crm } from './crm/crm.ts';
import { type SurveyTables, surveyTables } from './db/tables.ts';
import { type GuestManagement, noGuests } from './guests/guest-deps.ts';
import type { SurveyKeys } from './keys.ts';
import type { Places } from './supplements/places.ts';
import type { BookedRooms } from './surveys/booked-rooms.ts';
import type { RestaurantSeats } from './surveys/lunch-seats.ts';

/** Dependencies of the verbs of svc-survey. */
export interface SurveyDeps {
  database: Database;
  tables: SurveyTables;
  throttle: Throttle;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
  crm: Crm;
  accounts: Accounts;
  /** Make unguessable ids and share links. */
  keys: SurveyKeys;
  openingHours: OpeningHours;
  /** No catering, lunch or add-on is sold (PRODUCT_MODE). */
  roomsAlone?: boolean;
  brandName: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  /** Host of the pictures whose addresses begin with a slash; absent: the platform. */
  pictureHost?: string | undefined;
  /** Contact of venues that have no Meeting Scientist of their own. */
  salesEmail: string;
  /** Outbox events with a subscriber; others are not written. */
  wantedEvents: ReadonlySet<string>;
  guests: GuestManagement;
  /** Places of add-ons; absent in a deployment without svc-booking. */
  places?: Places | undefined;
  /** Seats at lunch; absent in a deployment without svc-booking. */
  seats?: RestaurantSeats | undefined;
  /** Rooms of bookings; absent in a deployment without svc-booking. */
  rooms?: BookedRooms | undefined;
}

type Given = Omit<SurveyDeps, 'tables' | 'throttle' | 'guests'> & { guests?: GuestManagement };

/** Without guest management told, there are no guests. */
export const surveyDeps = (given: Given): SurveyDeps => ({
  ...given,
  guests: given.guests ?? noGuests,
  tables: surveyTables(given.database.dialect),
  throttle: createThrottle(given),
});
