import type { Migration } from '@plenary/service-kit/database/migrate';

export const scientists: Migration = {
  name: '0012-scientists',
  sql: 'CREATE TABLE scientist_directory (id TEXT PRIMARY KEY, sequence BIGINT NOT NULL, scientists TEXT NOT NULL)',
};
