import type { OpeningHours } from '@plenary/contracts/survey-terms';
import type { Database } from '@plenary/service-kit/database/database';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import type { Crm } from './crm/crm.ts';
import { type SurveyTables, surveyTables } from './db/tables.ts';
import type { Accounts } from './events/accounts.ts';

/** What the verbs of svc-survey work with. */
export interface SurveyDeps {
  database: Database;
  tables: SurveyTables;
  throttle: Throttle;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
  crm: Crm;
  accounts: Accounts;
  /** Makes ids and share links that nobody can guess. */
  secret: string;
  openingHours: OpeningHours;
  brandName: string;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  /** Contact of venues that have no Meeting Scientist of their own. */
  salesEmail: string;
}

export const surveyDeps = (given: Omit<SurveyDeps, 'tables' | 'throttle'>): SurveyDeps => ({
  ...given,
  tables: surveyTables(given.database.dialect),
  throttle: createThrottle(given),
});
