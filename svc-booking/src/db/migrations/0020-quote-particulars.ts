import type { Migration } from '@plenary/service-kit/database/migrate';

export const quoteParticulars: Migration = {
  name: '0020-quote-particulars',
  sql: `
ALTER TABLE quote ADD COLUMN particulars TEXT;
ALTER TABLE quote ADD COLUMN particulars_revision BIGINT NOT NULL DEFAULT 0`,
};
