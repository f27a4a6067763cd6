import type { Migration } from '@plenary/service-kit/database/migrate';

export const fullTerms: Migration = {
  name: '0017-full-terms',
  sql: `
ALTER TABLE booking ADD COLUMN full_until BIGINT;
ALTER TABLE booking ADD COLUMN company_id TEXT;
CREATE INDEX booking_of_company ON booking (company_id, status)`,
};
