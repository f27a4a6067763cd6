import type { Migration } from '@plenary/service-kit/database/migrate';

/**
 * Deals whose price is open, and the day from whose noon on their people are guaranteed. `flag_event_count` shows the rows that a version
 * without them left behind.
 */
export const dealFlags: Migration = {
  name: '0056-deal-flags',
  sql: `
ALTER TABLE deal_row ADD COLUMN is_price_open BIGINT NOT NULL DEFAULT 0;
ALTER TABLE deal_row ADD COLUMN guarantee_day TEXT NOT NULL DEFAULT '';
ALTER TABLE deal_row ADD COLUMN flag_event_count BIGINT;
CREATE INDEX deal_row_guarantee_day ON deal_row (guarantee_day);
CREATE INDEX deal_row_price_open ON deal_row (is_price_open, quote_id);
`,
};
