import type { Dialect } from '@plenary/service-kit/database/columns';
import { catalogueTables } from './tables/catalogue.ts';
import { changeTables } from './tables/changes.ts';
import { dealTermsTables } from './tables/deal-terms.ts';
import { dealTables } from './tables/deals.ts';
import { feedTables } from './tables/feeds.ts';
import { holdTables } from './tables/holds.ts';
import { presenceTables } from './tables/presence.ts';
import { proposalTables } from './tables/proposals.ts';
import { quoteShareTables } from './tables/quote-shares.ts';
import { quoteTables } from './tables/quotes.ts';
import { savedViewTables } from './tables/saved-views.ts';
import { sentPaperTables } from './tables/sent-papers.ts';
import { sheetTables } from './tables/sheets.ts';
import { signatureTables } from './tables/signatures.ts';
import { staffTables } from './tables/staff.ts';
import { vatRatesTables } from './tables/vat-rates.ts';

export const bookingTables = (dialect: Dialect) => ({
  ...catalogueTables(dialect),
  ...changeTables(dialect),
  ...dealTables(dialect),
  ...dealTermsTables(dialect),
  ...vatRatesTables(dialect),
  ...feedTables(dialect),
  ...holdTables(dialect),
  ...presenceTables(dialect),
  ...proposalTables(dialect),
  ...quoteShareTables(dialect),
  ...quoteTables(dialect),
  ...savedViewTables(dialect),
  ...sentPaperTables(dialect),
  ...sheetTables(dialect),
  ...signatureTables(dialect),
  ...staffTables(dialect),
});
export type BookingTables = ReturnType<typeof bookingTables>;
