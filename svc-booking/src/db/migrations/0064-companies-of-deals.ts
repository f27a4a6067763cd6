import type { Migration } from '@plenary/service-kit/database/migrate';

/** The company of a deal as lists find it; null in the rows that a version without it wrote. */
export const companiesOfDeals: Migration = {
  name: '0064-companies-of-deals',
  sql: 'ALTER TABLE deal_row ADD COLUMN company TEXT',
};
