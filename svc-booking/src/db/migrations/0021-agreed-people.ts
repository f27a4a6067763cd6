import type { Migration } from '@plenary/service-kit/database/migrate';

export const agreedPeople: Migration = {
  name: '0021-agreed-people',
  sql: 'ALTER TABLE booking ADD COLUMN agreed_people TEXT',
};
