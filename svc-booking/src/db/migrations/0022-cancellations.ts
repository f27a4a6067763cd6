import type { Migration } from '@plenary/service-kit/database/migrate';

export const cancellations: Migration = {
  name: '0022-cancellations',
  sql: `
ALTER TABLE quote ADD COLUMN standing TEXT NOT NULL DEFAULT 'current';
ALTER TABLE quote ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
CREATE TABLE cancellation (
  quote_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  statement TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
`,
};
