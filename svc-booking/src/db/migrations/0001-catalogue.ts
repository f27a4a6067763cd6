import type { Migration } from '@plenary/service-kit/database/migrate';

export const catalogue: Migration = {
  name: '0001-catalogue',
  sql: `
CREATE TABLE catalogue_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL);
INSERT INTO catalogue_version (id, version) VALUES (1, 1);
CREATE TABLE venue (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  country_code TEXT NOT NULL,
  position BIGINT NOT NULL,
  record TEXT NOT NULL
);
CREATE TABLE room (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  position BIGINT NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (venue_id, position)
);
CREATE TABLE closed_period (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  reason TEXT NOT NULL
)`,
};
