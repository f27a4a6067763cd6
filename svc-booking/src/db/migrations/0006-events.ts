import type { Migration } from '@plenary/service-kit/database/migrate';

export const events: Migration = {
  name: '0006-events',
  sql: `
ALTER TABLE quote ADD COLUMN customer TEXT;
ALTER TABLE quote ADD COLUMN event_count BIGINT NOT NULL DEFAULT 0;
ALTER TABLE claim ADD COLUMN request BIGINT`,
};
