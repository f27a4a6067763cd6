import type { Migration } from '@plenary/service-kit/database/migrate';

/** Proposals over the limit of their author, and those limits by the day from which they hold: the first ones are the product's. */
export const proposalsToApprove: Migration = {
  name: '0048-proposals-to-approve',
  sql: `
CREATE TABLE discount_limit (
  from_day TEXT PRIMARY KEY,
  staff BIGINT NOT NULL,
  admin BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  changed_by TEXT,
  changed_at BIGINT
);
INSERT INTO discount_limit (from_day, staff, admin, revision) VALUES ('2026-01-01', 10, 25, 1);
CREATE TABLE proposal (
  id TEXT PRIMARY KEY,
  demand_id TEXT NOT NULL REFERENCES demand (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  state TEXT NOT NULL,
  revision BIGINT NOT NULL,
  customer TEXT NOT NULL,
  lines TEXT NOT NULL,
  valid_days BIGINT NOT NULL,
  total BIGINT NOT NULL,
  discount_percent BIGINT NOT NULL,
  author TEXT NOT NULL,
  author_language TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  decided_by TEXT,
  decided_at BIGINT,
  reason TEXT NOT NULL,
  quote_id TEXT REFERENCES quote (id) ON DELETE CASCADE
);
CREATE INDEX proposal_state ON proposal (state, created_at);
CREATE INDEX proposal_demand ON proposal (demand_id);
CREATE INDEX proposal_user ON proposal (user_id);
CREATE INDEX proposal_quote ON proposal (quote_id);
`,
};
