import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import type { FeedRow } from '../db/rows.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { targetWords } from './feed-target.ts';

/** A feed as the desk lists it, without its token. */
export const presentFeed = (row: FeedRow, catalogue: CatalogueSnapshot): CalendarFeed => ({
  feedId: row.id,
  name: row.name,
  kind: row.kind,
  of: targetWords(row, catalogue),
  detail: row.detail,
  madeBy: row.madeBy,
  createdAt: new Date(row.createdAt).toISOString(),
  lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
});
