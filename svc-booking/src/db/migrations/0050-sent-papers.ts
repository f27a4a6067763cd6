import type { Migration } from '@plenary/service-kit/database/migrate';

/** Papers of quotes that staff sent, byte for byte. */
export const sentPapers: Migration = {
  name: '0050-sent-papers',
  sql: `
CREATE TABLE sent_paper (
  quote_id TEXT PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  sent_at BIGINT NOT NULL,
  particulars_revision BIGINT,
  sha256 TEXT,
  bytes TEXT
);
`,
};
