import type { Migration } from '@plenary/service-kit/database/migrate';

/** A booking whose lunch moves to the other service holds seats in both until its survey is saved. */
export const lunchSeats: Migration = {
  name: '0019-lunch-seats',
  sql: `
CREATE TABLE told_lunch (
  quote_id TEXT NOT NULL,
  day TEXT NOT NULL,
  sequence BIGINT NOT NULL,
  PRIMARY KEY (quote_id, day)
);
CREATE TABLE lunch_claim_by_service (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  day TEXT NOT NULL,
  venue_id TEXT NOT NULL,
  service TEXT NOT NULL,
  seats BIGINT NOT NULL,
  hold_until BIGINT,
  PRIMARY KEY (booking_id, day, service)
);
INSERT INTO lunch_claim_by_service (booking_id, day, venue_id, service, seats, hold_until)
  SELECT booking_id, day, venue_id, service, seats, hold_until FROM lunch_claim;
DROP TABLE lunch_claim;
ALTER TABLE lunch_claim_by_service RENAME TO lunch_claim;
CREATE INDEX lunch_claim_of_venue_day ON lunch_claim (venue_id, day)`,
};
