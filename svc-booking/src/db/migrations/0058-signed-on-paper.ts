import type { Migration } from '@plenary/service-kit/database/migrate';

/** Who of the staff recorded a signature by hand, and when the paper came. */
export const signedOnPaper: Migration = {
  name: '0058-signed-on-paper',
  sql: 'ALTER TABLE signature ADD COLUMN paper TEXT',
};
