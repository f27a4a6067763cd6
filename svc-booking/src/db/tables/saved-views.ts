import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { ViewFilter } from '@plenary/contracts/saved-views.schemas';
import type { ViewedList } from '@plenary/contracts/saved-views-terms';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';

export const savedViewTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Views of the desk's lists that staff keep under a name. */
    savedView: kit.table('saved_view', {
      id: kit.text().primaryKey(),
      /** Who keeps it. */
      userId: kit.text().notNull(),
      madeBy: kit.json<StaffMember>().notNull(),
      list: kit.text().$type<ViewedList>().notNull(),
      name: kit.text().notNull(),
      filter: kit.json<ViewFilter>().notNull(),
      isShared: kit.boolean().notNull(),
      version: kit.integer().notNull(),
    }),
  };
};
