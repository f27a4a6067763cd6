import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const sentPaperTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Papers of quotes that staff sent (design: lifecycle L11). Once it is printed, its bytes never change. */
    sentPaper: kit.table('sent_paper', {
      quoteId: kit.text().primaryKey(),
      /** Of the customer, as it is sent. */
      language: kit.text().$type<Language>().notNull(),
      sentAt: kit.integer().notNull(),
      /** Of the texts of staff that it was printed with; null, as the next two: it is not printed yet. */
      particularsRevision: kit.integer(),
      sha256: kit.text(),
      /** Base64. */
      bytes: kit.text(),
    }),
  };
};
