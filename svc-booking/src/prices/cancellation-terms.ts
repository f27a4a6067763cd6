import type { CancellationRung, CancellationTerms } from '@plenary/contracts/cancellation';
import { inLadderOrder, type LadderRung } from '@plenary/contracts/cancellation-ladder';
import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** Net price in euro cents above which every distance to the event counts twice (design: lifecycle L27, dated data). */
const largeDeal = 2_500_000;

/** Under 100 % a fee is an indemnity in France and Belgium, and a service at 100 %; in Spain always an indemnity (lifecycle L30, dated data). */
const countryTerms: Readonly<Record<CountryCode, CancellationTerms>> = {
  FRA: {
    id: 'FRA-2026',
    version: 1,
    rungs: [
      { minDays: 61, percent: 0, kind: 'indemnity' },
      { minDays: 31, percent: 30, kind: 'indemnity' },
      { minDays: 8, percent: 50, kind: 'indemnity' },
      { minDays: 0, percent: 100, kind: 'service' },
    ],
  },
  BEL: {
    id: 'BEL-2026',
    version: 1,
    rungs: [
      { minDays: 31, percent: 0, kind: 'indemnity' },
      { minDays: 15, percent: 25, kind: 'indemnity' },
      { minDays: 8, percent: 50, kind: 'indemnity' },
      { minDays: 3, percent: 75, kind: 'indemnity' },
      { minDays: 0, percent: 100, kind: 'service' },
    ],
  },
  ESP: {
    id: 'ESP-2026',
    version: 1,
    rungs: [
      { minDays: 31, percent: 0, kind: 'indemnity' },
      { minDays: 16, percent: 25, kind: 'indemnity' },
      { minDays: 8, percent: 50, kind: 'indemnity' },
      { minDays: 0, percent: 100, kind: 'indemnity' },
    ],
  },
};

/** Terms that a quote of a net price, in euro cents, is frozen with: the venue's own of the first day, else those of its country. */
export const cancellationTermsOf = (countryCode: CountryCode, totalExcludingVat: number, own?: PriceVersion): CancellationTerms => {
  const terms = own?.cancellation ? ownTerms(countryCode, own.from, own.cancellation) : countryTerms[countryCode];
  if (totalExcludingVat <= largeDeal) return terms;
  return { ...terms, id: `${terms.id}-large`, rungs: doubled(terms.rungs) };
};

/** What a fee is stays a matter of the country. */
const ownTerms = (countryCode: CountryCode, from: string, rungs: readonly LadderRung[]): CancellationTerms => ({
  id: `${countryCode}-${from}`,
  version: 1,
  rungs: inLadderOrder(rungs).map(({ minDays, percent }) => ({ minDays, percent, kind: kindOf(countryCode, percent) })),
});

const kindOf = (countryCode: CountryCode, percent: number): CancellationRung['kind'] => {
  const whole = countryTerms[countryCode].rungs.at(-1)?.kind ?? 'indemnity';
  return percent === 100 ? whole : 'indemnity';
};

/** `31 to 60 days before` becomes `61 to 120`: the first day of a rung follows the last of the next one. */
const doubled = (rungs: readonly CancellationRung[]): CancellationRung[] =>
  rungs.map((rung) => ({ ...rung, minDays: rung.minDays === 0 ? 0 : 2 * (rung.minDays - 1) + 1 }));
