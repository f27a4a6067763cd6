import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { FeedDetail, FeedKind } from '@plenary/contracts/calendar-feeds-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const feedTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Feeds for calendar programs; a revoked one is gone. */
    calendarFeed: kit.table('calendar_feed', {
      id: kit.text().primaryKey(),
      /** Of the token that its address ends with, which is kept nowhere. */
      tokenHash: kit.text().notNull(),
      /** Who made it: it answers as long as they are of the staff. */
      userId: kit.text().notNull(),
      madeBy: kit.json<StaffMember>().notNull(),
      name: kit.text().notNull(),
      kind: kit.text().$type<FeedKind>().notNull(),
      /** Id of the venue, the room or the colleague; mail address of a Meeting Scientist. */
      targetId: kit.text().notNull(),
      /** A person's name as it was then; empty for places, whose names are looked up. */
      targetName: kit.text().notNull(),
      detail: kit.text().$type<FeedDetail>().notNull(),
      language: kit.text().$type<Language>().notNull(),
      createdAt: kit.integer().notNull(),
      lastUsedAt: kit.integer(),
    }),
  };
};
