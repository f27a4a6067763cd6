import type { Migration } from '@plenary/service-kit/database/migrate';

/** Deals by the beginning of their company's name, as lists are filtered (design: desk D3); `quote_id` so that they are counted from it alone. */
export const indexOfCompanies: Migration = {
  name: '0068-index-of-companies',
  sql: 'CREATE INDEX deal_row_company ON deal_row (company, quote_id)',
};
