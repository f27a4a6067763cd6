import type { Migration } from '@plenary/service-kit/database/migrate';

export const network: Migration = {
  name: '0027-network',
  sql: `
ALTER TABLE venue ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
ALTER TABLE room ADD COLUMN revision BIGINT NOT NULL DEFAULT 1`,
};
