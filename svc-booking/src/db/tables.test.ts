import { tablesMatchMigrations } from '@plenary/service-kit/testing/tables-match';
import { bookingConstraints } from './constraints.ts';
import { bookingMigrations } from './migrations.ts';
import { bookingTables } from './tables.ts';

tablesMatchMigrations({ migrations: bookingMigrations, tables: bookingTables, constraints: bookingConstraints });
