import type { Migration } from '@plenary/service-kit/database/migrate';

export const toldProfiles: Migration = {
  name: '0013-told-profiles',
  sql: 'CREATE TABLE told_profile (user_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL)',
};
