import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

/** As the migration fills them in. */
const flexRungs = [
  { minDays: 3, percent: 0 },
  { minDays: 0, percent: 100 },
];

export const dealTermsTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Amounts and limits of deals from a local day on until the next ones begin; euro cents, percents and days. */
    dealTerms: kit.table('deal_terms', {
      fromDay: kit.text().primaryKey(),
      consentPercent: kit.integer().notNull(),
      consentRise: kit.integer().notNull(),
      depositRise: kit.integer().notNull(),
      reductionPercent: kit.integer().notNull(),
      reductionDays: kit.integer().notNull(),
      postponeDays: kit.integer().notNull(),
      postponeMonths: kit.integer().notNull(),
      largeDeal: kit.integer().notNull(),
      countries: kit.json<DealTermValues['countries']>().notNull(),
      flexRungs: kit.json<NonNullable<DealTermValues['flexRungs']>>().notNull().default(flexRungs),
      /** Counts how often it was written. */
      revision: kit.integer().notNull(),
      /** Null: as the product came. */
      changedBy: kit.json<StaffMember>(),
      changedAt: kit.integer(),
    }),
  };
};
