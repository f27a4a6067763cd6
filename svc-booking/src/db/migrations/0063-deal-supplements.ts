import type { Migration } from '@plenary/service-kit/database/migrate';

/** By how much the supplements of deals rose or fell with each agreement, as svc-survey told it. */
export const dealSupplements: Migration = {
  name: '0063-deal-supplements',
  sql: `
CREATE TABLE deal_supplement (
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  net BIGINT NOT NULL,
  PRIMARY KEY (quote_id, number)
);
`,
};
