import type { Migration } from '@plenary/service-kit/database/migrate';

/**
 * What the desk knows of a deal besides its bookings: the words by which it is found, when it was decided, who follows it up, notes on its
 * customer. A version that does not know the words leaves `indexed_words` as it was: its rows are mended.
 */
export const desk: Migration = {
  name: '0030-desk',
  sql: `
CREATE TABLE deal_word (
  word TEXT NOT NULL,
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  PRIMARY KEY (word, quote_id)
);
CREATE INDEX deal_word_quote ON deal_word (quote_id);
ALTER TABLE deal_row ADD COLUMN indexed_words TEXT;
ALTER TABLE deal_row ADD COLUMN decided_at BIGINT;
CREATE INDEX deal_row_decided_at ON deal_row (decided_at, quote_id);
CREATE TABLE deal_follow_up (
  quote_id TEXT PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
  owner_id TEXT,
  owner TEXT,
  next_action TEXT NOT NULL,
  next_day TEXT,
  version BIGINT NOT NULL
);
CREATE INDEX deal_follow_up_owner ON deal_follow_up (owner_id);
CREATE INDEX deal_follow_up_next_day ON deal_follow_up (next_day);
CREATE TABLE desk_note (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  text TEXT NOT NULL,
  written_by TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX desk_note_user ON desk_note (user_id, at);
CREATE INDEX quote_user ON quote (user_id, created_at);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, at);
`,
};
