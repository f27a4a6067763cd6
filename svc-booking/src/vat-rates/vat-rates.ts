import type { CountryCode } from '@plenary/contracts/vocabulary';

/** `service`: rooms, staff, services; `food`: food served on site (server-rules §3). */
export type VatKind = 'service' | 'food';

/** Percent in a country for events from a local day on, until its next ones begin. */
export interface VatRate extends Readonly<Record<VatKind, number>> {
  countryCode: CountryCode;
  fromDay: string;
}

/** Percent on the day of the event; before the first rate begins, that one. RangeError where a country has none. */
export function vatPercentOn(
  rates: readonly VatRate[],
  { day, countryCode, kind }: { day: string; countryCode: CountryCode; kind: VatKind },
): number {
  const own = rates.filter((rate) => rate.countryCode === countryCode).sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
  const current = own.findLast(({ fromDay }) => fromDay <= day) ?? own[0];
  if (current === undefined) throw new RangeError(`no VAT rate of ${countryCode}`);
  return current[kind];
}
