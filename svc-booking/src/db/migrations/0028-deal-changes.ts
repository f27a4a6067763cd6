import type { Migration } from '@plenary/service-kit/database/migrate';

/** Changes of confirmed bookings; a quote that `amends` a deal is signed to change it. */
export const dealChanges: Migration = {
  name: '0028-deal-changes',
  sql: `
ALTER TABLE quote ADD COLUMN amends TEXT;
CREATE TABLE deal_change (
  id TEXT PRIMARY KEY,
  deal_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  level TEXT NOT NULL,
  user_id TEXT NOT NULL,
  on_behalf BIGINT NOT NULL,
  days TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  slots TEXT NOT NULL,
  lunches TEXT NOT NULL,
  preview_hash TEXT NOT NULL,
  fee TEXT,
  least_fee_percent BIGINT,
  consent TEXT,
  amendment_id TEXT,
  booking_id TEXT,
  created_at BIGINT NOT NULL,
  ended_at BIGINT
);
CREATE UNIQUE INDEX open_change_of_deal ON deal_change (deal_id) WHERE state = 'offered';
CREATE INDEX change_of_deal ON deal_change (deal_id, created_at);
CREATE INDEX change_of_amendment ON deal_change (amendment_id);
CREATE INDEX change_of_booking ON deal_change (booking_id);
`,
};
