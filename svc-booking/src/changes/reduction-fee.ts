import type { CancellationTerms } from '@plenary/contracts/cancellation';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { freeReductionDays, freeReductionPercent } from '@plenary/contracts/change-terms';
import { daysBetween } from '../calendar/calendar-day.ts';
import { cancellationFee } from '../cancellation/cancellation-fee.ts';
import type { VatShare } from '../prices/quote-totals.ts';

export interface Reduction {
  terms: CancellationTerms | undefined;
  /** People of all days together. */
  peopleBefore: number;
  peopleAfter: number;
  /** Price without VAT that falls away, in euro cents. */
  lost: number;
  vatBreakdown: readonly VatShare[];
  /** Days at the venue: of receipt, and the first of the event as agreed on. */
  receivedOn: string;
  firstDay: string;
  /** A free reduction was had before. */
  hadFree: boolean;
}

/**
 * What fewer people cost (design: lifecycle L25): a tenth of them may stay away free of charge, once and until eight days before; of the
 * value of the others the share is due that a cancellation would cost on that day. Undefined where nothing is due.
 */
export const reductionFee = (reduction: Reduction): CancellationFee | undefined => {
  const { terms, peopleBefore, peopleAfter, lost, vatBreakdown, receivedOn, firstDay, hadFree } = reduction;
  const fewer = peopleBefore - peopleAfter;
  if (fewer <= 0 || lost <= 0) return undefined;
  const isFree = !hadFree && daysBetween(receivedOn, firstDay) >= freeReductionDays;
  const free = isFree ? Math.floor((peopleBefore * freeReductionPercent) / 100) : 0;
  const charged = Math.max(0, fewer - free);
  const base = Math.floor((2 * lost * charged + fewer) / (2 * fewer));
  const fee = cancellationFee({ terms, agreed: { total: base, vatBreakdown }, receivedOn, firstDay, isFree: false });
  return fee.feeExcludingVat > 0 ? fee : undefined;
};
