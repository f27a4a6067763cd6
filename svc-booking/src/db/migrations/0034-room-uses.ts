import type { Migration } from '@plenary/service-kit/database/migrate';

/**
 * What the rooms of confirmed bookings are used for, by day: a report of a year reads no quote. `used_event_count` shows the rows of deals
 * whose rooms a version without them left behind.
 */
export const roomUses: Migration = {
  name: '0034-room-uses',
  sql: `
CREATE TABLE room_use (
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  request BIGINT NOT NULL,
  room_id TEXT NOT NULL,
  halves BIGINT NOT NULL,
  pax BIGINT NOT NULL,
  configuration TEXT NOT NULL,
  PRIMARY KEY (quote_id, day, request, room_id)
);
CREATE INDEX room_use_day ON room_use (day);
ALTER TABLE deal_row ADD COLUMN used_event_count BIGINT;
`,
};
