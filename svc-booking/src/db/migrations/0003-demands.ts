import type { Migration } from '@plenary/service-kit/database/migrate';

export const demands: Migration = {
  name: '0003-demands',
  sql: `
CREATE TABLE demand (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  venue_id TEXT REFERENCES venue (id),
  search TEXT NOT NULL,
  addons TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE callback (
  demand_id TEXT PRIMARY KEY REFERENCES demand (id),
  user_id TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE quote (
  id TEXT PRIMARY KEY,
  demand_id TEXT NOT NULL REFERENCES demand (id),
  user_id TEXT NOT NULL,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  valid_until BIGINT NOT NULL,
  frozen TEXT NOT NULL
);
CREATE INDEX quote_of_demand ON quote (demand_id)`,
};
