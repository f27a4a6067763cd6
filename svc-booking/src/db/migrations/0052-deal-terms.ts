import type { Migration } from '@plenary/service-kit/database/migrate';

/** Amounts and limits of deals by the day from which they hold: the first ones are the product's. */
export const dealTerms: Migration = {
  name: '0052-deal-terms',
  sql: `
CREATE TABLE deal_terms (
  from_day TEXT PRIMARY KEY,
  consent_percent BIGINT NOT NULL,
  consent_rise BIGINT NOT NULL,
  deposit_rise BIGINT NOT NULL,
  reduction_percent BIGINT NOT NULL,
  reduction_days BIGINT NOT NULL,
  postpone_days BIGINT NOT NULL,
  postpone_months BIGINT NOT NULL,
  large_deal BIGINT NOT NULL,
  countries TEXT NOT NULL,
  revision BIGINT NOT NULL,
  changed_by TEXT,
  changed_at BIGINT
);
INSERT INTO deal_terms (
  from_day, consent_percent, consent_rise, deposit_rise, reduction_percent, reduction_days, postpone_days, postpone_months, large_deal, countries, revision
) VALUES ('2026-01-01', 5, 50000, 5000, 10, 8, 15, 6, 2500000, '${JSON.stringify({
    FRA: { guaranteeDays: 3, rungs: ladder([61, 0], [31, 30], [8, 50], [0, 100]), wholeFee: 'service' },
    BEL: { guaranteeDays: 7, rungs: ladder([31, 0], [15, 25], [8, 50], [3, 75], [0, 100]), wholeFee: 'service' },
    ESP: { guaranteeDays: 3, rungs: ladder([31, 0], [16, 25], [8, 50], [0, 100]), wholeFee: 'indemnity' },
  })}', 1);
`,
};

function ladder(...rungs: readonly (readonly [number, number])[]) {
  return rungs.map(([minDays, percent]) => ({ minDays, percent }));
}
