import type { Migration } from '@plenary/service-kit/database/migrate';

/** What was received for a deal and paid back, as staff enter it. */
export const payments: Migration = {
  name: '0037-payments',
  sql: `
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  amount BIGINT NOT NULL,
  day TEXT NOT NULL,
  method TEXT NOT NULL,
  reference TEXT NOT NULL,
  entered_at BIGINT NOT NULL,
  entered_by TEXT NOT NULL,
  reversed_at BIGINT,
  reversed_by TEXT,
  reversal_reason TEXT
);
CREATE INDEX payment_quote ON payment (quote_id, day);
`,
};
