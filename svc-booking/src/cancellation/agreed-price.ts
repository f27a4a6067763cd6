import type { Supplement } from '@plenary/contracts/supplements';
import type { BookingDeps } from '../deps.ts';
import { vatPercentAt } from '../prices/vat-at-venue.ts';
import type { VatKind, VatRate } from '../vat-rates/vat-rates.ts';
import type { Cancelling } from './cancellation-fee.ts';
import type { ConfirmedDeal } from './deal.ts';

/** The supplements agreed on for a deal since its quote; refuses `service-unavailable` while nobody can say. */
export const supplementsOfDeal = async ({ toldSupplements }: BookingDeps, dealId: string): Promise<readonly Supplement[]> =>
  (await toldSupplements?.(dealId))?.supplements ?? [];

/**
 * The agreed price of a deal, by its VAT rates: that of its quote, and of its supplements that have a price (design: lifecycle L29). One
 * whose VAT is not told bears that of a service.
 */
export const agreedPrice = (
  { quote, venue, days }: ConfirmedDeal,
  { supplements, vatRates }: { supplements: readonly Supplement[]; vatRates: readonly VatRate[] },
): Cancelling['agreed'] => {
  const { totalExcludingVatPrice, vatBreakdown } = quote.frozen;
  const added = supplements.flatMap(({ excludingVat, includingVat }) => (excludingVat === null ? [] : [{ excludingVat, includingVat }]));
  const { address, prices } = venue.record;
  const rateOf = (kind: VatKind) => vatPercentAt({ countryCode: address.countryCode, prices, vatRates }, days[0] ?? '', kind);
  const bases = new Map(vatBreakdown.map(({ percent, base }) => [percent, base]));
  for (const { excludingVat, includingVat } of added) {
    const percent = nearest([rateOf('service'), rateOf('food')], { excludingVat, includingVat });
    bases.set(percent, (bases.get(percent) ?? 0) + excludingVat);
  }
  const net = added.reduce((sum, { excludingVat }) => sum + excludingVat, 0);
  return {
    total: totalExcludingVatPrice + net,
    vatBreakdown: [...bases].map(([percent, base]) => ({ percent, base })),
    ...(net > 0 && { supplements: net }),
  };
};

/** The rate that two amounts were taxed at, which are rounded to the cent. */
const nearest = (
  [standard, ...others]: [number, ...number[]],
  { excludingVat, includingVat }: { excludingVat: number; includingVat: number | null },
): number => {
  if (includingVat === null || excludingVat === 0) return standard;
  const taxed = (includingVat / excludingVat - 1) * 100;
  return others.reduce((best, rate) => (Math.abs(rate - taxed) < Math.abs(best - taxed) ? rate : best), standard);
};
