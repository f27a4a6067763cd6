import type { CancellationRung, CancellationTerms } from '@plenary/contracts/cancellation';
import { inLadderOrder } from '@plenary/contracts/cancellation-ladder';
import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type DealTerms, rulesOf } from '../deal-terms/deal-terms.ts';

interface Priced {
  countryCode: CountryCode;
  /** Net price in euro cents. */
  total: number;
  /** Those in force. */
  terms: DealTerms;
  /** The venue's own of the first day. */
  own?: PriceVersion | undefined;
  /** The customer's framework contract is flexible. */
  isFlex?: boolean | undefined;
}

/**
 * Terms that a quote is frozen with (design: lifecycle L26, L27, L30): the ladder of a flexible framework contract, else the venue's, else that
 * of its country; the distances of a large deal count twice.
 */
export const cancellationTermsOf = ({ countryCode, total, terms, own, isFlex = false }: Priced): CancellationTerms => {
  const country = terms.countries[countryCode];
  const kindOf = (percent: number): CancellationRung['kind'] => (percent === 100 ? country.wholeFee : 'indemnity');
  const ladder = inLadderOrder(isFlex ? terms.flexRungs : (own?.cancellation ?? country.rungs)).map((rung) => ({
    ...rung,
    kind: kindOf(rung.percent),
  }));
  const isOwn = !isFlex && own?.cancellation !== undefined;
  const isLarge = total > terms.largeDeal;
  return {
    id: [countryCode, isOwn ? own.from : `${isFlex ? 'flex' : 'network'}-${terms.fromDay}`, isLarge && 'large'].filter(Boolean).join('-'),
    version: isOwn ? 1 : terms.revision,
    rungs: isLarge ? doubled(ladder) : ladder,
    ...rulesOf(terms, countryCode),
  };
};

/** `31 to 60 days before` becomes `61 to 120`: the first day of a rung follows the last of the next one. */
const doubled = (rungs: readonly CancellationRung[]): CancellationRung[] =>
  rungs.map((rung) => ({ ...rung, minDays: rung.minDays === 0 ? 0 : 2 * (rung.minDays - 1) + 1 }));
