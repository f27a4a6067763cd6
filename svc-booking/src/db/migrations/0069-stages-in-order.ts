import type { Migration } from '@plenary/service-kit/database/migrate';

/** Deals of a stage in the two orders that lists begin with (design: desk D36): by the other indexes all of a stage is read and sorted. */
export const stagesInOrder: Migration = {
  name: '0069-stages-in-order',
  sql: `
CREATE INDEX deal_row_stage_first_day ON deal_row (stage, first_day, quote_id);
CREATE INDEX deal_row_stage_created_at ON deal_row (stage, created_at, quote_id)`,
};
