import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

/** What a row keeps: what time alone makes of a stage is told when it is read. */
export type KeptStage = Exclude<DealStage, 'expired' | 'done'>;

export const dealTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Derived from a quote and its booking, rewritten in the transaction that changes them: the lists of the desk read nothing else. */
    dealRow: kit.table('deal_row', {
      quoteId: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      countryCode: kit.text().notNull(),
      stage: kit.text().$type<KeptStage>().notNull(),
      /** Local days. */
      firstDay: kit.text().notNull(),
      lastDay: kit.text().notNull(),
      /** People of the largest day. */
      pax: kit.integer().notNull(),
      /** Euro cents. */
      netPrice: kit.integer().notNull(),
      grossPrice: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      /** Instant at which the option lapses or the quote is no longer valid; `never` once neither can happen. */
      endsAt: kit.integer().notNull(),
      /** What a search finds, folded, each word between blanks. */
      words: kit.text().notNull(),
      /** Events told of the quote when the row was written: another number shows that it is behind. */
      eventCount: kit.integer().notNull(),
    }),
  };
};
