import type { Migration } from '@plenary/service-kit/database/migrate';

/** Feeds for calendar programs, and the half-days that a cancelled booking held: a feed shows them for a while. */
export const calendarFeeds: Migration = {
  name: '0033-calendar-feeds',
  sql: `
CREATE TABLE calendar_feed (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  user_id TEXT NOT NULL,
  made_by TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  target_id TEXT NOT NULL,
  target_name TEXT NOT NULL,
  detail TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);
CREATE INDEX calendar_feed_user ON calendar_feed (user_id, created_at);
ALTER TABLE cancellation ADD COLUMN slots TEXT;
CREATE INDEX cancellation_created_at ON cancellation (created_at);
`,
};
