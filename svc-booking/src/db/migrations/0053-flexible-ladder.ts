import type { Migration } from '@plenary/service-kit/database/migrate';

/** What a cancellation costs a company whose framework contract is flexible; a replica of before writes rows without. */
export const flexibleLadder: Migration = {
  name: '0053-flexible-ladder',
  sql: `ALTER TABLE deal_terms ADD COLUMN flex_rungs TEXT NOT NULL DEFAULT '${JSON.stringify([
    { minDays: 3, percent: 0 },
    { minDays: 0, percent: 100 },
  ])}'`,
};
