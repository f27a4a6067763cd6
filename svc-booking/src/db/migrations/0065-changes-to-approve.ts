import type { Migration } from '@plenary/service-kit/database/migrate';

/** Changes of bookings over the limit of their author, until another person decides. */
export const changesToApprove: Migration = {
  name: '0065-changes-to-approve',
  sql: `
CREATE TABLE change_approval (
  id TEXT PRIMARY KEY,
  deal_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  state TEXT NOT NULL,
  revision BIGINT NOT NULL,
  asked TEXT NOT NULL,
  consent TEXT NOT NULL,
  deal_revision BIGINT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  discount_percent BIGINT NOT NULL,
  author TEXT NOT NULL,
  author_language TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  decided_by TEXT,
  decided_at BIGINT,
  reason TEXT NOT NULL,
  change_id TEXT REFERENCES deal_change (id) ON DELETE CASCADE
);
CREATE INDEX change_approval_state ON change_approval (state, created_at);
CREATE INDEX change_approval_deal ON change_approval (deal_id);
CREATE INDEX change_approval_change ON change_approval (change_id);
`,
};
