import type { Migration } from '@plenary/service-kit/database/migrate';

export const options: Migration = {
  name: '0004-options',
  sql: `
ALTER TABLE booking ADD COLUMN customer TEXT;
ALTER TABLE booking ADD COLUMN lunches TEXT NOT NULL DEFAULT '[]';
CREATE INDEX booking_of_user ON booking (user_id);
CREATE INDEX booking_by_expiry ON booking (status, expires_at);
CREATE UNIQUE INDEX live_option_of_quote ON booking (quote_id) WHERE status = 'option'`,
};
