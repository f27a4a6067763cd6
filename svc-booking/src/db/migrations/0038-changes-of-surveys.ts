import type { Migration } from '@plenary/service-kit/database/migrate';

/** Which accepted survey a change prices the people of; null: it was asked for by itself. */
export const changesOfSurveys: Migration = {
  name: '0038-changes-of-surveys',
  sql: 'ALTER TABLE deal_change ADD COLUMN survey_revision BIGINT',
};
