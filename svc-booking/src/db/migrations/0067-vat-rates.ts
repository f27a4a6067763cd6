import type { Migration } from '@plenary/service-kit/database/migrate';

/** VAT rates of countries by the day of the event from which they hold, in hundredths of a percent: the first ones are the product's. */
export const vatRates: Migration = {
  name: '0067-vat-rates',
  sql: `
CREATE TABLE vat_rate (
  country_code TEXT NOT NULL,
  from_day TEXT NOT NULL,
  service BIGINT NOT NULL,
  food BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  changed_by TEXT,
  changed_at BIGINT,
  PRIMARY KEY (country_code, from_day)
);
INSERT INTO vat_rate (country_code, from_day, service, food, revision) VALUES
  ('FRA', '2014-01-01', 2000, 1000, 1),
  ('BEL', '2010-01-01', 2100, 1200, 1),
  ('ESP', '2012-09-01', 2100, 1000, 1);
`,
};
