import type { PgTable } from 'drizzle-orm/pg-core';
import { jobRunTable } from '../daily-job.ts';
import type { Dialect } from '../database/columns.ts';
import { type Constraints, kitConstraints } from '../database/constraints.ts';
import type { Migration } from '../database/migrate.ts';
import { migrationTable } from '../database/migration-table.ts';
import { kitTables } from '../kit-tables.ts';
import { onBothEngines } from './each-engine.ts';
import { declaredLines, migratedLines } from './schema-lines.ts';

interface Declared {
  migrations: readonly Migration[];
  tables: (dialect: Dialect) => Readonly<Record<string, PgTable>>;
  constraints: Constraints;
}

/** The suite that holds the tables of a service to its migrations, on both engines. */
export const tablesMatchMigrations = ({ migrations, tables, constraints }: Declared): void =>
  onBothEngines(migrations, (open, dialect) => {
    it('the declared tables, columns, keys, uniques, indexes and references are those of the migrated schema', async () => {
      const kept = { ...kitTables(dialect), jobRun: jobRunTable(dialect), migration: migrationTable(dialect) };
      const declared = declaredLines(dialect, { ...kept, ...tables(dialect) }, [kitConstraints, constraints]);
      const migrated = await migratedLines(await open());
      expect({
        onlyDeclared: declared.filter((line) => !migrated.includes(line)).sort(),
        onlyMigrated: migrated.filter((line) => !declared.includes(line)).sort(),
      }).toEqual({ onlyDeclared: [], onlyMigrated: [] });
    });
  });
