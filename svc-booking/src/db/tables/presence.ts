import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const presenceTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Who of the staff has a record open, for seconds. */
    presence: kit.table(
      'presence',
      {
        /** Kind and id of the record: `deal-…`. */
        subject: kit.text().notNull(),
        userId: kit.text().notNull(),
        name: kit.text().notNull(),
        seenAt: kit.integer().notNull(),
      },
      (table) => [kit.primaryKey({ columns: [table.subject, table.userId] })],
    ),
  };
};
