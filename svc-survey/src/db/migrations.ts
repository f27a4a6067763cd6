import { jobRunMigration } from '@plenary/service-kit/daily-job';
import type { Migration } from '@plenary/service-kit/database/migrate';
import { kitMigration } from '@plenary/service-kit/kit-tables';

const surveys: Migration = {
  name: '0001-surveys',
  sql: `
CREATE TABLE booking (
  quote_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  sequence BIGINT NOT NULL,
  stage TEXT NOT NULL,
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  booking TEXT NOT NULL,
  quoted_at BIGINT,
  event_id TEXT,
  crm_attempts BIGINT NOT NULL,
  crm_fault TEXT,
  crm_failed_at BIGINT
);
CREATE INDEX booking_of_user ON booking (user_id);
CREATE TABLE customer (salesforce_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, email TEXT NOT NULL);
CREATE INDEX customer_of_user ON customer (user_id);
CREATE TABLE meeting_event (
  id TEXT PRIMARY KEY,
  quote_id TEXT UNIQUE,
  user_id TEXT NOT NULL,
  venue_id TEXT NOT NULL,
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  record TEXT NOT NULL,
  status TEXT NOT NULL,
  is_ready BIGINT NOT NULL,
  is_cancelled BIGINT NOT NULL,
  log_ok BIGINT,
  quoted_at BIGINT,
  revision BIGINT NOT NULL,
  saved_at BIGINT,
  staff_message TEXT,
  created_at BIGINT NOT NULL
);
CREATE INDEX meeting_event_of_user ON meeting_event (user_id);
CREATE INDEX meeting_event_by_day ON meeting_event (end_day);
CREATE TABLE survey_step (
  event_id TEXT NOT NULL REFERENCES meeting_event (id),
  key TEXT NOT NULL,
  version BIGINT NOT NULL,
  is_saved BIGINT NOT NULL,
  answers TEXT NOT NULL,
  initial TEXT NOT NULL,
  PRIMARY KEY (event_id, key)
);
CREATE TABLE survey_history (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES meeting_event (id),
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  author TEXT NOT NULL,
  message TEXT
);
CREATE INDEX survey_history_of_event ON survey_history (event_id);
CREATE TABLE share_link (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES meeting_event (id),
  token_hash TEXT NOT NULL UNIQUE,
  created_at BIGINT NOT NULL,
  revoked_at BIGINT
);
CREATE INDEX share_link_of_event ON share_link (event_id);
CREATE TABLE scientist (id TEXT PRIMARY KEY, is_default BIGINT NOT NULL, record TEXT NOT NULL);
CREATE TABLE scientist_venue (venue_id TEXT PRIMARY KEY, scientist_id TEXT NOT NULL REFERENCES scientist (id));
CREATE TABLE notice (event_id TEXT NOT NULL REFERENCES meeting_event (id), kind TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (event_id, kind));
CREATE TABLE erased_user (user_id TEXT PRIMARY KEY, at BIGINT NOT NULL)`,
};

const auditTrail: Migration = {
  name: '0002-audit-trail',
  sql: `
ALTER TABLE scientist ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
CREATE TABLE audit_entry (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  "by" TEXT NOT NULL,
  action TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  changes TEXT NOT NULL
);
CREATE INDEX audit_entry_by_time ON audit_entry (at, id)`,
};

const toldProfiles: Migration = {
  name: '0003-told-profiles',
  sql: 'CREATE TABLE told_profile (user_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL)',
};

const guests: Migration = {
  name: '0004-guests',
  sql: `
CREATE TABLE guest (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES meeting_event (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT NOT NULL,
  phone TEXT NOT NULL,
  version BIGINT NOT NULL,
  invited_at BIGINT,
  created_at BIGINT NOT NULL,
  UNIQUE (event_id, email)
);
CREATE TABLE guest_delivery (
  key TEXT PRIMARY KEY,
  event_id TEXT NOT NULL REFERENCES meeting_event (id) ON DELETE CASCADE,
  sequence BIGINT NOT NULL,
  visit TEXT,
  is_follow_up BIGINT NOT NULL,
  external_id TEXT,
  fault TEXT
);
CREATE INDEX guest_delivery_of_event ON guest_delivery (event_id);
CREATE INDEX outbox_of_aggregate ON outbox (aggregate_id)`,
};

const guestCalls: Migration = {
  name: '0005-guest-calls',
  sql: `
ALTER TABLE guest_delivery ADD COLUMN tried BIGINT;
ALTER TABLE guest_delivery ADD COLUMN unanswered_days TEXT NOT NULL DEFAULT '[]';
ALTER TABLE guest_delivery ADD COLUMN busy_until BIGINT;
UPDATE guest_delivery SET tried = sequence;
UPDATE guest SET invited_at = NULL WHERE EXISTS (
  SELECT 1 FROM guest_delivery told
  WHERE told.event_id = guest.event_id AND told.key LIKE guest.id || '-%' AND told.visit NOT LIKE '%"channel":"CALENDAR"%'
)`,
};

const calledNow: Migration = {
  name: '0006-called-now',
  sql: 'ALTER TABLE told_profile ADD COLUMN profile TEXT',
};

const lunchSeats: Migration = {
  name: '0007-lunch-seats',
  sql: `
CREATE TABLE lunch_sequence (
  event_id TEXT NOT NULL REFERENCES meeting_event (id) ON DELETE CASCADE,
  day_index BIGINT NOT NULL,
  sequence BIGINT NOT NULL,
  PRIMARY KEY (event_id, day_index)
);
ALTER TABLE survey_history ADD COLUMN lunch TEXT`,
};

const scientistPicture: Migration = {
  name: '0008-scientist-picture',
  sql: `
CREATE TABLE scientist_picture (
  scientist_id TEXT PRIMARY KEY REFERENCES scientist (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  media_type TEXT NOT NULL,
  picture TEXT NOT NULL
);
CREATE INDEX scientist_picture_by_content ON scientist_picture (sha256)`,
};

const archivedSteps: Migration = {
  name: '0009-archived-steps',
  sql: `
CREATE TABLE archived_step (
  event_id TEXT NOT NULL REFERENCES meeting_event (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  day TEXT NOT NULL,
  version BIGINT NOT NULL,
  answers TEXT NOT NULL,
  initial TEXT NOT NULL,
  PRIMARY KEY (event_id, key)
)`,
};

const toldSurveys: Migration = {
  name: '0010-told-surveys',
  sql: `
CREATE TABLE told_survey (
  event_id TEXT PRIMARY KEY REFERENCES meeting_event (id) ON DELETE CASCADE,
  sequence BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  is_live BIGINT NOT NULL
)`,
};

/**
 * Of the event, as its supplements were told; null: they were not, or by a version that does not. The index has all that is asked of events
 * every few seconds: their records are long.
 */
const toldSupplements: Migration = {
  name: '0012-told-supplements',
  sql: `
ALTER TABLE told_survey ADD COLUMN priced_revision BIGINT;
CREATE INDEX meeting_event_standing ON meeting_event (id, revision, is_ready, is_cancelled, quote_id)`,
};

/** In the order in which they are applied. */
export const surveyMigrations: readonly Migration[] = [
  kitMigration,
  jobRunMigration,
  surveys,
  toldProfiles,
  auditTrail,
  guests,
  guestCalls,
  calledNow,
  lunchSeats,
  scientistPicture,
  archivedSteps,
  toldSurveys,
  toldSupplements,
];
