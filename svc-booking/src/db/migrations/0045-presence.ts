import type { Migration } from '@plenary/service-kit/database/migrate';

/** Who of the staff has which record open. */
export const presence: Migration = {
  name: '0045-presence',
  sql: `
CREATE TABLE presence (
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (subject, user_id)
);
CREATE INDEX presence_by_time ON presence (seen_at);
`,
};
