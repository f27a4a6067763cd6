import type { Migration } from '@plenary/service-kit/database/migrate';

export const bookings: Migration = {
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
