import type { Migration } from '@plenary/service-kit/database/migrate';

export const secondErased: Migration = {
  name: '0016-second-erased',
  sql: 'ALTER TABLE signature ADD COLUMN second_erased_at BIGINT',
};
