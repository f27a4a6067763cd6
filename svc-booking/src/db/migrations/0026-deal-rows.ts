import type { Migration } from '@plenary/service-kit/database/migrate';

export const dealRows: Migration = {
  name: '0026-deal-rows',
  sql: `
CREATE TABLE deal_row (
  quote_id TEXT PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  country_code TEXT NOT NULL,
  stage TEXT NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  pax BIGINT NOT NULL,
  net_price BIGINT NOT NULL,
  gross_price BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  words TEXT NOT NULL,
  event_count BIGINT NOT NULL
);
CREATE INDEX deal_row_first_day ON deal_row (first_day, quote_id);
CREATE INDEX deal_row_created_at ON deal_row (created_at, quote_id);
CREATE INDEX deal_row_net_price ON deal_row (net_price, quote_id);
CREATE INDEX deal_row_stage ON deal_row (stage, ends_at, quote_id);
CREATE INDEX deal_row_venue ON deal_row (venue_id, first_day);
`,
};
