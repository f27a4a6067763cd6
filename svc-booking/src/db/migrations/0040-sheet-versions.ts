import type { Migration } from '@plenary/service-kit/database/migrate';

/** Versions of function sheets, with what of them tells a change from none. */
export const sheetVersions: Migration = {
  name: '0040-sheet-versions',
  sql: `
CREATE TABLE sheet_version (
  reference TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  made_by TEXT,
  last_day TEXT NOT NULL,
  is_final BIGINT NOT NULL,
  facts TEXT NOT NULL,
  changes TEXT NOT NULL,
  sent_to TEXT NOT NULL,
  language TEXT NOT NULL,
  PRIMARY KEY (reference, number)
);
CREATE INDEX sheet_version_last_day ON sheet_version (last_day);
`,
};
