import type { CancellationTerms } from '@plenary/contracts/cancellation';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import type { WaiverReason } from '@plenary/contracts/cancellation-terms';
import { daysBetween } from '../calendar/calendar-day.ts';
import { percentOf } from '../prices/money.ts';

export interface Cancelling {
  /** Undefined: none were agreed on, and nothing is due. */
  terms: CancellationTerms | undefined;
  /** The agreed price without VAT, by the VAT rates it bears, and the part of it that is supplements; euro cents. */
  agreed: { total: number; vatBreakdown: readonly { percent: number; base: number }[]; supplements?: number };
  /** Days at the venue: of receipt, and the first of the event. */
  receivedOn: string;
  firstDay: string;
  /** The venue cancels, or nobody is to blame: nothing is due. */
  isFree: boolean;
  /** What an administrator lowers the fee to. */
  waiver?: { fee: number; reason: WaiverReason } | undefined;
  /** Share of the day on which it was postponed: it costs no less later (design: lifecycle L32). */
  leastPercent?: number;
  /** Fees of the deal that are due already, in euro cents: they are taken off (L29). */
  earlier?: number;
  /** All that may still be due, in euro cents; undefined: the whole. */
  most?: number;
}

/**
 * The fee of a cancellation (design: lifecycle L28–L30): a percentage of the agreed price by the days left at the venue, rounded half up
 * once. A service bears the VAT of the agreed price in its proportions; the cents left go to the largest remainders. A waiver never
 * raises it. Amounts in euro cents.
 */
export const cancellationFee = (cancelling: Cancelling): CancellationFee => {
  const { terms, agreed, receivedOn, firstDay, isFree, waiver, leastPercent = 0, earlier = 0, most } = cancelling;
  const daysBefore = Math.max(0, daysBetween(receivedOn, firstDay));
  const byDays = isFree ? undefined : terms?.rungs.find(({ minDays }) => daysBefore >= minDays);
  const postponed =
    isFree || (byDays?.percent ?? 0) >= leastPercent ? undefined : terms?.rungs.find(({ percent }) => percent === leastPercent);
  const { percent, kind } = postponed ?? byDays ?? { percent: 0, kind: 'indemnity' as const };
  const whole = percentOf(agreed.total, percent);
  const deducted = Math.max(Math.min(whole, earlier), most === undefined ? 0 : whole - most);
  const due = whole - deducted;
  const fee = waiver ? Math.min(due, waiver.fee) : due;
  const vatBreakdown = kind === 'service' ? vatOn(fee, agreed.vatBreakdown) : [];
  const vat = vatBreakdown.reduce((sum, { amount }) => sum + amount, 0);
  return {
    receivedOn,
    daysBefore,
    base: agreed.total,
    ...(agreed.supplements && { supplements: agreed.supplements }),
    percent,
    kind,
    ...(postponed && { isPostponed: true }),
    ...(deducted > 0 && { deducted }),
    ...(waiver && fee < due && { waived: { from: due, reason: waiver.reason } }),
    feeExcludingVat: fee,
    vatBreakdown,
    vat,
    feeIncludingVat: fee + vat,
  };
};

/** A fee split over the rates of the agreed price by their bases, to the cent, with the VAT of each. */
const vatOn = (fee: number, rates: Cancelling['agreed']['vatBreakdown']): CancellationFee['vatBreakdown'] => {
  const whole = rates.reduce((sum, { base }) => sum + base, 0);
  if (fee === 0 || whole === 0) return [];
  // Products of two amounts of cents pass what a number holds exactly.
  const exact = rates.map(({ percent, base }) => {
    const product = BigInt(fee) * BigInt(base);
    return { percent, share: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  let left = fee - exact.reduce((sum, { share }) => sum + share, 0);
  const byRest = [...exact].sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1));
  for (const one of byRest) if (left-- > 0) one.share++;
  return exact.filter(({ share }) => share > 0).map(({ percent, share }) => ({ percent, base: share, amount: percentOf(share, percent) }));
};
