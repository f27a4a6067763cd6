import { jobRunMigration } from '@plenary/service-kit/daily-job';
import type { Migration } from '@plenary/service-kit/database/migrate';
import { kitMigration } from '@plenary/service-kit/kit-tables';

const catalogue: Migration = {
  name: '0001-catalogue',
  sql: `
CREATE TABLE catalogue_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL);
INSERT INTO catalogue_version (id, version) VALUES (1, 1);
CREATE TABLE venue (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  country_code TEXT NOT NULL,
  position BIGINT NOT NULL,
  record TEXT NOT NULL
);
CREATE TABLE room (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  position BIGINT NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (venue_id, position)
);
CREATE TABLE closed_period (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  reason TEXT NOT NULL
)`,
};

const bookings: Migration = {
  name: '0002-bookings',
  sql: `
CREATE TABLE booking (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  quote_id TEXT,
  user_id TEXT,
  rank BIGINT NOT NULL,
  status TEXT NOT NULL,
  expires_at BIGINT,
  created_at BIGINT NOT NULL
);
CREATE INDEX booking_of_quote ON booking (quote_id);
CREATE TABLE claim (
  room_id TEXT NOT NULL REFERENCES room (id),
  day TEXT NOT NULL,
  half TEXT NOT NULL,
  rank BIGINT NOT NULL,
  venue_id TEXT NOT NULL,
  booking_id TEXT NOT NULL REFERENCES booking (id),
  is_confirmed BIGINT NOT NULL,
  hold_until BIGINT,
  PRIMARY KEY (room_id, day, half, rank)
);
CREATE INDEX claim_of_venue_day ON claim (venue_id, day);
CREATE INDEX claim_of_booking ON claim (booking_id);
CREATE TABLE lunch_claim (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  day TEXT NOT NULL,
  venue_id TEXT NOT NULL,
  service TEXT NOT NULL,
  seats BIGINT NOT NULL,
  hold_until BIGINT,
  PRIMARY KEY (booking_id, day)
);
CREATE INDEX lunch_claim_of_venue_day ON lunch_claim (venue_id, day);
CREATE TABLE venue_day (
  venue_id TEXT NOT NULL,
  day TEXT NOT NULL,
  first TEXT NOT NULL,
  "full" TEXT NOT NULL,
  service1_taken BIGINT NOT NULL,
  service2_taken BIGINT NOT NULL,
  lapses_at BIGINT,
  PRIMARY KEY (venue_id, day)
);
CREATE INDEX venue_day_of_day ON venue_day (day)`,
};

const demands: Migration = {
  name: '0003-demands',
  sql: `
CREATE TABLE demand (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  venue_id TEXT REFERENCES venue (id),
  search TEXT NOT NULL,
  addons TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE callback (
  demand_id TEXT PRIMARY KEY REFERENCES demand (id),
  user_id TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE quote (
  id TEXT PRIMARY KEY,
  demand_id TEXT NOT NULL REFERENCES demand (id),
  user_id TEXT NOT NULL,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  valid_until BIGINT NOT NULL,
  frozen TEXT NOT NULL
);
CREATE INDEX quote_of_demand ON quote (demand_id)`,
};

const options: Migration = {
  name: '0004-options',
  sql: `
ALTER TABLE booking ADD COLUMN customer TEXT;
ALTER TABLE booking ADD COLUMN lunches TEXT NOT NULL DEFAULT '[]';
CREATE INDEX booking_of_user ON booking (user_id);
CREATE INDEX booking_by_expiry ON booking (status, expires_at);
CREATE UNIQUE INDEX live_option_of_quote ON booking (quote_id) WHERE status = 'option'`,
};

const bigEvents: Migration = {
  name: '0005-big-events',
  sql: `
CREATE TABLE big_event_demand (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  user_id TEXT,
  state TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  lang TEXT NOT NULL,
  ads_tracking TEXT,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  has_flexible_dates BIGINT NOT NULL,
  rooms_count BIGINT NOT NULL,
  pax BIGINT NOT NULL,
  message TEXT NOT NULL
)`,
};

const events: Migration = {
  name: '0006-events',
  sql: `
ALTER TABLE quote ADD COLUMN customer TEXT;
ALTER TABLE quote ADD COLUMN event_count BIGINT NOT NULL DEFAULT 0;
ALTER TABLE claim ADD COLUMN request BIGINT`,
};

const staff: Migration = {
  name: '0010-staff',
  sql: `
CREATE TABLE room_change (
  id TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id),
  room_id TEXT NOT NULL REFERENCES room (id),
  state TEXT NOT NULL,
  changes TEXT NOT NULL,
  requested_by TEXT NOT NULL,
  requested_at BIGINT NOT NULL,
  decided_by TEXT,
  decided_at BIGINT,
  reason TEXT NOT NULL
);
CREATE INDEX room_change_by_state ON room_change (state, requested_at);
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
CREATE INDEX audit_entry_by_time ON audit_entry (at, id);
ALTER TABLE closed_period ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE closed_period ADD COLUMN is_removed BIGINT NOT NULL DEFAULT 0;
CREATE TABLE open_holiday (country TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (country, day));
CREATE TABLE task (
  id TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  owner TEXT,
  note TEXT NOT NULL,
  version BIGINT NOT NULL
);
ALTER TABLE callback ADD COLUMN customer TEXT`,
};

const signatures: Migration = {
  name: '0008-signatures',
  sql: `
CREATE TABLE signature_document (
  id TEXT PRIMARY KEY,
  quote_id TEXT NOT NULL REFERENCES quote (id),
  user_id TEXT NOT NULL,
  language TEXT NOT NULL,
  fields TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  bytes TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  is_signed BIGINT NOT NULL
);
CREATE INDEX signature_document_of_quote ON signature_document (quote_id);
CREATE INDEX signature_draft_by_age ON signature_document (is_signed, created_at);
CREATE TABLE signature (
  id TEXT PRIMARY KEY,
  quote_id TEXT NOT NULL REFERENCES quote (id),
  user_id TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES signature_document (id),
  sha256 TEXT NOT NULL,
  state TEXT NOT NULL,
  signatory_name TEXT NOT NULL,
  signatory_email TEXT NOT NULL,
  lang TEXT NOT NULL,
  signed_at BIGINT NOT NULL,
  address TEXT NOT NULL,
  second_email TEXT,
  second_name TEXT,
  second_signed_at BIGINT,
  second_address TEXT,
  billing TEXT NOT NULL,
  deadline BIGINT,
  reminded_at BIGINT,
  ended_at BIGINT,
  reason TEXT
);
CREATE UNIQUE INDEX signature_that_stands ON signature (quote_id) WHERE state IN ('standing', 'approved');
CREATE INDEX signature_of_user ON signature (user_id, signed_at);
CREATE TABLE countersign_token (
  token_hash TEXT PRIMARY KEY,
  signature_id TEXT NOT NULL REFERENCES signature (id),
  created_at BIGINT NOT NULL
);
CREATE TABLE signature_certificate (
  signature_id TEXT PRIMARY KEY REFERENCES signature (id),
  bytes TEXT NOT NULL,
  created_at BIGINT NOT NULL
)`,
};

const crm: Migration = {
  name: '0011-crm',
  sql: `
CREATE TABLE crm_record (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  user_id TEXT,
  state TEXT NOT NULL,
  handover TEXT NOT NULL,
  salesforce_id TEXT,
  error TEXT,
  tries BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX crm_record_by_state ON crm_record (state, updated_at);
CREATE INDEX crm_record_of_user ON crm_record (user_id)`,
};

const scientists: Migration = {
  name: '0012-scientists',
  sql: 'CREATE TABLE scientist_directory (id TEXT PRIMARY KEY, sequence BIGINT NOT NULL, scientists TEXT NOT NULL)',
};

const toldProfiles: Migration = {
  name: '0013-told-profiles',
  sql: 'CREATE TABLE told_profile (user_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL)',
};

const credits: Migration = {
  name: '0014-credits',
  sql: `
CREATE TABLE credit_hold (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  quote_id TEXT NOT NULL,
  booking_id TEXT,
  credits BIGINT NOT NULL,
  asked BIGINT,
  asked_at BIGINT,
  sequence BIGINT NOT NULL
);
CREATE UNIQUE INDEX credit_hold_of_booking ON credit_hold (booking_id);
CREATE INDEX credit_hold_asked ON credit_hold (asked_at);
CREATE INDEX credit_hold_of_quote ON credit_hold (quote_id)`,
};

const supplements: Migration = {
  name: '0015-supplements',
  sql: 'CREATE TABLE told_supplements (quote_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL)',
};

const secondErased: Migration = {
  name: '0016-second-erased',
  sql: 'ALTER TABLE signature ADD COLUMN second_erased_at BIGINT',
};

const fullTerms: Migration = {
  name: '0017-full-terms',
  sql: `
ALTER TABLE booking ADD COLUMN full_until BIGINT;
ALTER TABLE booking ADD COLUMN company_id TEXT;
CREATE INDEX booking_of_company ON booking (company_id, status)`,
};

export const bookingMigrations: readonly Migration[] = [
  kitMigration,
  jobRunMigration,
  catalogue,
  bookings,
  demands,
  options,
  bigEvents,
  events,
  staff,
  signatures,
  crm,
  toldProfiles,
  scientists,
  credits,
  supplements,
  secondErased,
  fullTerms,
];
