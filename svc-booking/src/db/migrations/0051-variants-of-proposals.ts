import type { Migration } from '@plenary/service-kit/database/migrate';

/** Which proposals are variants of one another: their customer signs one of them. */
export const variantsOfProposals: Migration = {
  name: '0051-variants-of-proposals',
  sql: `
ALTER TABLE quote ADD COLUMN variant_of TEXT;
ALTER TABLE proposal ADD COLUMN variant_of TEXT;
CREATE INDEX quote_variants ON quote (variant_of);
`,
};
