import type { Migration } from '@plenary/service-kit/database/migrate';

/** The end that the customer of an option was reminded of. */
export const optionReminders: Migration = {
  name: '0042-option-reminders',
  sql: 'ALTER TABLE booking ADD COLUMN reminded_of BIGINT',
};
