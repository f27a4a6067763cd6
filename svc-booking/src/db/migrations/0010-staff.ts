import type { Migration } from '@plenary/service-kit/database/migrate';

export const staff: Migration = {
  name: '0010-staff',
  sql: `
CREATE TABLE room_change (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  room_id TEXT NOT NULL REFERENCES room (id),
  state TEXT NOT NULL,
  changes TEXT NOT NULL,
  requested_by TEXT NOT NULL,
  requested_at BIGINT NOT NULL,
  decided_by TEXT,
  decided_at BIGINT,
  reason TEXT NOT NULL
);
CREATE INDEX room_change_by_state ON room_change (state, requested_at);
CREATE TABLE audit_entry (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  "by" TEXT NOT NULL,
  action TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  changes TEXT NOT NULL
);
CREATE INDEX audit_entry_by_time ON audit_entry (at, id);
ALTER TABLE closed_period ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE closed_period ADD COLUMN is_removed BIGINT NOT NULL DEFAULT 0;
CREATE TABLE open_holiday (country TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (country, day));
CREATE TABLE task (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  owner TEXT,
  note TEXT NOT NULL,
  version BIGINT NOT NULL
);
ALTER TABLE callback ADD COLUMN customer TEXT`,
};
