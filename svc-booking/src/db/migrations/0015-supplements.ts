import type { Migration } from '@plenary/service-kit/database/migrate';

export const supplements: Migration = {
  name: '0015-supplements',
  sql: 'CREATE TABLE told_supplements (quote_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL)',
};
