import type { Migration } from '@plenary/service-kit/database/migrate';

export const callbackMessages: Migration = {
  name: '0018-callback-messages',
  sql: 'ALTER TABLE callback ADD COLUMN message TEXT',
};
