import type { Migration } from '@plenary/service-kit/database/migrate';

/** Rooms that staff block: what a block holds are claims of a booking with its id and the status `block`. */
export const blocks: Migration = {
  name: '0023-blocks',
  sql: `
CREATE TABLE block (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  rooms TEXT NOT NULL,
  from_time TEXT NOT NULL,
  to_time TEXT NOT NULL,
  kind TEXT NOT NULL,
  reason TEXT NOT NULL,
  revision BIGINT NOT NULL,
  is_removed BIGINT NOT NULL
);
CREATE INDEX block_of_venue ON block (venue_id, to_time)`,
};
