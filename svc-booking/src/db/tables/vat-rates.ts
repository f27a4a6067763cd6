import type { StaffMember } from '@plenary/contracts/audit-trail';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const vatRatesTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** VAT of a country for events from a local day on until its next row begins, in hundredths of a percent. */
    vatRate: kit.table(
      'vat_rate',
      {
        countryCode: kit.text().notNull(),
        fromDay: kit.text().notNull(),
        service: kit.integer().notNull(),
        food: kit.integer().notNull(),
        /** Counts how often it was written. */
        revision: kit.integer().notNull(),
        /** Null: as the product came. */
        changedBy: kit.json<StaffMember>(),
        changedAt: kit.integer(),
      },
      (table) => [kit.primaryKey({ columns: [table.countryCode, table.fromDay] })],
    ),
  };
};
