import type { Migration } from '@plenary/service-kit/database/migrate';

/** When a row of a venue's day was written, so that searches read again only what has changed (`keptDays`). */
export const dayChanges: Migration = {
  name: '0032-day-changes',
  sql: `
ALTER TABLE venue_day ADD COLUMN written BIGINT NOT NULL DEFAULT 0;
CREATE INDEX venue_day_written ON venue_day (day, written);
DROP INDEX venue_day_of_day`,
};
