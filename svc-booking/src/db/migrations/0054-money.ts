import type { Migration } from '@plenary/service-kit/database/migrate';

/**
 * What deals bring by the day on which it was decided, and by the day of the event: reports of money read no quote. `money_event_count`
 * shows the rows of deals whose money a version without them left behind.
 */
export const money: Migration = {
  name: '0054-money',
  sql: `
CREATE TABLE booked_money (
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  venue_id TEXT NOT NULL,
  country_code TEXT NOT NULL,
  company TEXT NOT NULL,
  reason TEXT NOT NULL,
  net BIGINT NOT NULL,
  fee BIGINT NOT NULL,
  PRIMARY KEY (quote_id, number)
);
CREATE INDEX booked_money_day ON booked_money (day, quote_id, number);
CREATE TABLE held_money (
  quote_id TEXT NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  venue_id TEXT NOT NULL,
  country_code TEXT NOT NULL,
  company TEXT NOT NULL,
  room_id TEXT NOT NULL,
  net BIGINT NOT NULL,
  discount BIGINT NOT NULL,
  people BIGINT NOT NULL,
  lunches BIGINT NOT NULL,
  PRIMARY KEY (quote_id, day)
);
CREATE INDEX held_money_day ON held_money (day, quote_id);
ALTER TABLE deal_row ADD COLUMN money_event_count BIGINT;
`,
};
