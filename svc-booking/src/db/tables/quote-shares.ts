import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const quoteShareTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Links with which somebody without an account reads a quote; a revoked one is gone. */
    quoteShare: kit.table('quote_share', {
      /** Of the token, which is kept nowhere. */
      tokenHash: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      /** Who made it: it opens as long as the quote is theirs. */
      userId: kit.text().notNull(),
      expiresAt: kit.integer().notNull(),
    }),
  };
};
