import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { BookingCustomer } from '@plenary/contracts/events';
import type { ProposalLine } from '@plenary/contracts/proposals.schemas';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const proposalTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Discounts in percent that each role may give, from a local day on until the next ones begin (design: lifecycle L10). */
    discountLimit: kit.table('discount_limit', {
      fromDay: kit.text().primaryKey(),
      staff: kit.integer().notNull(),
      admin: kit.integer().notNull(),
      /** Counts how often it was written. */
      revision: kit.integer().notNull(),
      /** Null: as the product came. */
      changedBy: kit.json<StaffMember>(),
      changedAt: kit.integer(),
    }),
    /** Proposals with a higher discount than their author may give. */
    proposal: kit.table('proposal', {
      id: kit.text().primaryKey(),
      demandId: kit.text().notNull(),
      /** The customer. */
      userId: kit.text().notNull(),
      venueId: kit.text().notNull(),
      state: kit.text().$type<ApprovalState>().notNull(),
      /** Rises with each change of the state. */
      revision: kit.integer().notNull(),
      /** The customer, as the account said then. */
      customer: kit.json<BookingCustomer>().notNull(),
      lines: kit.json<readonly ProposalLine[]>().notNull(),
      validDays: kit.integer().notNull(),
      /** Its rooms are held once it is sent. */
      holds: kit.boolean().notNull().default(false),
      /** The quote whose next version it is; null: a quote of its own. */
      replaces: kit.text(),
      /** The quote whose variant it is; null: none. */
      variantOf: kit.text(),
      /** Without VAT, as it was shown to its author; euro cents. */
      total: kit.integer().notNull(),
      /** What has to be allowed. */
      discountPercent: kit.integer().notNull(),
      author: kit.json<StaffMember>().notNull(),
      authorLanguage: kit.text().$type<Language>().notNull(),
      createdAt: kit.integer().notNull(),
      decidedBy: kit.json<StaffMember>(),
      decidedAt: kit.integer(),
      reason: kit.text().notNull(),
      /** What its customer got; null: nothing. */
      quoteId: kit.text(),
    }),
  };
};
