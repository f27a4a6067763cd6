import type { Migration } from '@plenary/service-kit/database/migrate';

export const credits: Migration = {
  name: '0014-credits',
  sql: `
CREATE TABLE credit_hold (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  quote_id TEXT NOT NULL,
  booking_id TEXT,
  credits BIGINT NOT NULL,
  asked BIGINT,
  asked_at BIGINT,
  sequence BIGINT NOT NULL
);
CREATE UNIQUE INDEX credit_hold_of_booking ON credit_hold (booking_id);
CREATE INDEX credit_hold_asked ON credit_hold (asked_at);
CREATE INDEX credit_hold_of_quote ON credit_hold (quote_id)`,
};
