import type { DatabaseName } from '@plenary/contracts/services';
import type { Migration } from '@plenary/service-kit/database/migrate';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { identityMigrations } from '@plenary/svc-identity/db/migrations';
import { surveyMigrations } from '@plenary/svc-survey/db/migrations';

/** Of every service that has a database. */
export const ownMigrations: Readonly<Record<DatabaseName, readonly Migration[]>> = {
  booking: bookingMigrations,
  identity: identityMigrations,
  survey: surveyMigrations,
};
