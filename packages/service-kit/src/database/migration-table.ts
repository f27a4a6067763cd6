import { columnKit, type Dialect } from './columns.ts';

export const migrationTable = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return kit.table('migration', { name: kit.text().primaryKey() });
};
