import type { Migration } from '@plenary/service-kit/database/migrate';

export const crm: Migration = {
  name: '0011-crm',
  sql: `
CREATE TABLE crm_record (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  user_id TEXT,
  state TEXT NOT NULL,
  handover TEXT NOT NULL,
  salesforce_id TEXT,
  error TEXT,
  tries BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX crm_record_by_state ON crm_record (state, updated_at);
CREATE INDEX crm_record_of_user ON crm_record (user_id)`,
};
