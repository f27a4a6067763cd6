import type { Migration } from '@plenary/service-kit/database/migrate';

/** Links with which somebody without an account reads a quote. */
export const quoteShares: Migration = {
  name: '0036-quote-shares',
  sql: `
CREATE TABLE quote_share (
  token_hash TEXT PRIMARY KEY,
  quote_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX quote_share_quote ON quote_share (quote_id);
CREATE INDEX quote_share_user ON quote_share (user_id);
`,
};
