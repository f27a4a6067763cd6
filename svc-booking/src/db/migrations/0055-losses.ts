import type { Migration } from '@plenary/service-kit/database/migrate';

/** Why staff say that deals were lost. */
export const losses: Migration = {
  name: '0055-losses',
  sql: `
CREATE TABLE deal_loss (
  quote_id TEXT PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  told_by TEXT NOT NULL,
  version BIGINT NOT NULL
);
CREATE INDEX deal_loss_reason ON deal_loss (reason);
`,
};
