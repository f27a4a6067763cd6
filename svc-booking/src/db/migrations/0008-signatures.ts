import type { Migration } from '@plenary/service-kit/database/migrate';

export const signatures: Migration = {
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
