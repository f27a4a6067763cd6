import { jobsBefore } from '@plenary/contracts/desk-rights';
import type { Migration } from '@plenary/service-kit/database/migrate';
import { kitMigration } from '@plenary/service-kit/kit-tables';

const accounts: Migration = {
  name: '0001-accounts',
  sql: `
CREATE TABLE company (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL);
CREATE TABLE company_domain (domain TEXT PRIMARY KEY, company_id TEXT NOT NULL REFERENCES company (id));
CREATE TABLE framework_contract (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id),
  basis_points BIGINT NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  description TEXT NOT NULL,
  dispositions TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_to TEXT
);
CREATE INDEX framework_contract_of_company ON framework_contract (company_id, valid_from);
CREATE TABLE "user" (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  phone TEXT NOT NULL,
  lang TEXT NOT NULL,
  role TEXT NOT NULL,
  company_id TEXT NOT NULL REFERENCES company (id),
  password_hash TEXT,
  is_active BIGINT NOT NULL,
  mailbox_proven BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES "user" (id),
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX session_of_user ON session (user_id);
CREATE TABLE mail_token (
  token_hash TEXT PRIMARY KEY,
  ask_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user" (id),
  purpose TEXT NOT NULL,
  page TEXT NOT NULL,
  redirect_url TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);
CREATE INDEX mail_token_of_user ON mail_token (user_id, purpose, created_at)`,
};

const pendingSignIns: Migration = {
  name: '0002-pending-sign-ins',
  sql: `
ALTER TABLE "user" ADD COLUMN company_step TEXT;
CREATE TABLE pending_sign_in (
  token_hash TEXT PRIMARY KEY,
  step TEXT NOT NULL,
  user_id TEXT REFERENCES "user" (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX pending_sign_in_of_user ON pending_sign_in (user_id)`,
};

const thirdParties: Migration = {
  name: '0003-third-parties',
  sql: `
CREATE TABLE identity (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user" (id),
  created_at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_of_user ON identity (user_id);
CREATE TABLE spent_token (token_hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL);
ALTER TABLE pending_sign_in ADD COLUMN person TEXT`,
};

const corporateSignOn: Migration = {
  name: '0004-corporate-sign-on',
  sql: `
CREATE TABLE sso_attempt (
  state_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,
  nonce TEXT NOT NULL,
  code_verifier TEXT NOT NULL,
  from_path TEXT NOT NULL,
  expires_at BIGINT NOT NULL
)`,
};

const secondFactors: Migration = {
  name: '0005-second-factors',
  sql: `
CREATE TABLE second_factor (
  user_id TEXT PRIMARY KEY REFERENCES "user" (id),
  secret TEXT NOT NULL,
  is_on BIGINT NOT NULL,
  last_step BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE recovery_code (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES "user" (id)
);
CREATE INDEX recovery_code_of_user ON recovery_code (user_id)`,
};

const personalData: Migration = {
  name: '0006-personal-data',
  sql: `
ALTER TABLE session ADD COLUMN user_agent TEXT;
ALTER TABLE "user" ADD COLUMN last_seen_at BIGINT;
UPDATE "user" SET last_seen_at = (SELECT MAX(session.last_seen_at) FROM session WHERE session.user_id = "user".id);
CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  action TEXT NOT NULL,
  user_id TEXT NOT NULL,
  actor TEXT NOT NULL
);
CREATE INDEX audit_of_user ON audit (user_id, at);
CREATE TABLE job_run (name TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (name, day))`,
};

const administration: Migration = {
  name: '0007-administration',
  sql: `
ALTER TABLE "user" ADD COLUMN disabled_at BIGINT;
ALTER TABLE "user" ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
CREATE INDEX user_of_company ON "user" (company_id);
ALTER TABLE company ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
CREATE INDEX company_domain_of_company ON company_domain (company_id);
ALTER TABLE framework_contract ADD COLUMN translations TEXT NOT NULL DEFAULT '{}';
CREATE TABLE deed (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  done_by TEXT NOT NULL,
  action TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  subject_name TEXT NOT NULL,
  changes TEXT NOT NULL
);
CREATE INDEX deed_by_time ON deed (at, id);
CREATE INDEX deed_of_subject ON deed (subject_id, at, id)`,
};

const credits: Migration = {
  name: '0008-credits',
  sql: `
CREATE TABLE credit_account (
  owner TEXT PRIMARY KEY,
  balance BIGINT NOT NULL CONSTRAINT never_below_zero CHECK (balance >= 0),
  entry_count BIGINT NOT NULL
);
CREATE TABLE credit_entry (
  owner TEXT NOT NULL REFERENCES credit_account (owner),
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  amount BIGINT NOT NULL,
  balance BIGINT NOT NULL,
  hold_id TEXT,
  user_id TEXT,
  done_by TEXT,
  reason TEXT NOT NULL,
  PRIMARY KEY (owner, number)
);
CREATE TABLE credit_hold (
  id TEXT PRIMARY KEY,
  owner TEXT,
  user_id TEXT,
  credits BIGINT NOT NULL,
  sequence BIGINT NOT NULL,
  is_spent BIGINT NOT NULL,
  subject TEXT
);
CREATE INDEX credit_hold_of_owner ON credit_hold (owner, is_spent)`,
};

/** `job_run` becomes that of the service kit. */
const dailyJobs: Migration = {
  name: '0009-daily-jobs',
  sql: `
ALTER TABLE job_run ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE job_run ADD COLUMN did TEXT NOT NULL DEFAULT '{}'`,
};

const optionLimits: Migration = {
  name: '0010-option-limits',
  sql: 'ALTER TABLE company ADD COLUMN option_limits_lifted BIGINT NOT NULL DEFAULT 0',
};

/** Wrong passwords by account and source; either is empty where the other alone counts. */
const failedGuesses: Migration = {
  name: '0011-failed-guesses',
  sql: `
CREATE TABLE failed_guess (
  account TEXT NOT NULL,
  source TEXT NOT NULL,
  count BIGINT NOT NULL,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (account, source)
);
CREATE INDEX failed_guess_by_time ON failed_guess (last_at)`,
};

const crmContacts: Migration = { name: '0012-crm-contacts', sql: 'ALTER TABLE "user" ADD COLUMN salesforce_id TEXT' };

const companyBilling: Migration = { name: '0013-company-billing', sql: 'ALTER TABLE company ADD COLUMN billing TEXT' };

/** Whoever was staff before there were jobs keeps what they could do. */
const staffJobs: Migration = {
  name: '0014-staff-jobs',
  sql: `
ALTER TABLE "user" ADD COLUMN jobs TEXT NOT NULL DEFAULT '[]';
UPDATE "user" SET jobs = '${JSON.stringify(jobsBefore)}' WHERE role = 'staff'`,
};

const flexibleContracts: Migration = {
  name: '0015-flexible-contracts',
  sql: 'ALTER TABLE framework_contract ADD COLUMN is_flex BIGINT NOT NULL DEFAULT 0',
};

const records: Migration = {
  name: '0016-records',
  sql: `
ALTER TABLE company ADD COLUMN primary_contact_id TEXT;
ALTER TABLE "user" ADD COLUMN merged_into TEXT REFERENCES "user" (id) ON DELETE SET NULL;
CREATE INDEX user_by_merged_into ON "user" (merged_into)`,
};

const mergedCompanies: Migration = {
  name: '0017-merged-companies',
  sql: `
ALTER TABLE company ADD COLUMN merged_into TEXT REFERENCES company (id) ON DELETE SET NULL;
CREATE INDEX company_by_merged_into ON company (merged_into)`,
};

export const identityMigrations: readonly Migration[] = [
  kitMigration,
  accounts,
  pendingSignIns,
  thirdParties,
  corporateSignOn,
  secondFactors,
  personalData,
  administration,
  dailyJobs,
  credits,
  optionLimits,
  failedGuesses,
  crmContacts,
  companyBilling,
  staffJobs,
  flexibleContracts,
  records,
  mergedCompanies,
];
