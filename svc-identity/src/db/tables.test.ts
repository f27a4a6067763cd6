import { tablesMatchMigrations } from '@plenary/service-kit/testing/tables-match';
import { identityConstraints } from './constraints.ts';
import { identityMigrations } from './migrations.ts';
import { identityTables } from './tables.ts';

tablesMatchMigrations({ migrations: identityMigrations, tables: identityTables, constraints: identityConstraints });
