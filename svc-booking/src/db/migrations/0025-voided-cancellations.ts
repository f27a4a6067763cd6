import type { Migration } from '@plenary/service-kit/database/migrate';

export const voidedCancellations: Migration = {
  name: '0025-voided-cancellations',
  sql: 'ALTER TABLE cancellation ADD COLUMN voided_at BIGINT;',
};
