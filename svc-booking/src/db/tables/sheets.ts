import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { KeptChange, KeptFact } from '../../sheets/sheet-facts.ts';

export const sheetTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Function sheets, and papers of venues' days, as they were numbered. */
    sheetVersion: kit.table(
      'sheet_version',
      {
        /** Id of the quote, else of the booking; of a paper as `paperReference` writes it. */
        reference: kit.text().notNull(),
        number: kit.integer().notNull(),
        at: kit.integer().notNull(),
        /** Null: nobody asked for it. */
        madeBy: kit.json<StaffMember>(),
        /** Of the event, or that of the paper; local. */
        lastDay: kit.text().notNull(),
        isFinal: kit.boolean().notNull(),
        /** What it said; empty once its customer is erased. */
        facts: kit.json<readonly KeptFact[]>().notNull(),
        changes: kit.json<readonly KeptChange[]>().notNull(),
        /** Mail addresses. */
        sentTo: kit.json<readonly string[]>().notNull(),
        /** Of its mails. */
        language: kit.text().$type<Language>().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.reference, table.number] })],
    ),
  };
};
