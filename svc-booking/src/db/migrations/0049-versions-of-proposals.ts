import type { Migration } from '@plenary/service-kit/database/migrate';

/** Which version of a proposal took the place of another one; what waits for approval may hold rooms and take the place of one, too. */
export const versionsOfProposals: Migration = {
  name: '0049-versions-of-proposals',
  sql: `
ALTER TABLE quote ADD COLUMN superseded_by TEXT;
ALTER TABLE quote ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE proposal ADD COLUMN holds BIGINT NOT NULL DEFAULT 0;
ALTER TABLE proposal ADD COLUMN replaces TEXT;
`,
};
