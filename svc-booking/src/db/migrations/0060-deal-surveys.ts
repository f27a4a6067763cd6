import type { Migration } from '@plenary/service-kit/database/migrate';

/** Where the surveys of deals stand, as svc-survey told it last. */
export const dealSurveys: Migration = {
  name: '0060-deal-surveys',
  sql: `
CREATE TABLE deal_survey (
  quote_id TEXT PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
  sequence BIGINT NOT NULL,
  status TEXT,
  title TEXT NOT NULL
);
CREATE INDEX deal_survey_status ON deal_survey (status, quote_id);
`,
};
