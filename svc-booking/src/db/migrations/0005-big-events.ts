import type { Migration } from '@plenary/service-kit/database/migrate';

export const bigEvents: Migration = {
  name: '0005-big-events',
  sql: `
CREATE TABLE big_event_demand (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  user_id TEXT,
  state TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  lang TEXT NOT NULL,
  ads_tracking TEXT,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  has_flexible_dates BIGINT NOT NULL,
  rooms_count BIGINT NOT NULL,
  pax BIGINT NOT NULL,
  message TEXT NOT NULL
)`,
};
