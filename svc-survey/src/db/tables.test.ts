import { tablesMatchMigrations } from '@plenary/service-kit/testing/tables-match';
import { surveyConstraints } from './constraints.ts';
import { surveyMigrations } from './migrations.ts';
import { surveyTables } from './tables.ts';

tablesMatchMigrations({ migrations: surveyMigrations, tables: surveyTables, constraints: surveyConstraints });
