import type { Migration } from '@plenary/service-kit/database/migrate';

/** How many people came on a day of a booking, as staff counted them. */
export const attendance: Migration = {
  name: '0039-attendance',
  sql: `
CREATE TABLE attendance (
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  actual BIGINT NOT NULL,
  PRIMARY KEY (quote_id, day)
);
`,
};
