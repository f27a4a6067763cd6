import type { CancellationTerms } from '@plenary/contracts/cancellation';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { daysBetween } from '../calendar/calendar-day.ts';
import { cancellationFee } from '../cancellation/cancellation-fee.ts';
import type { AgreedRules } from '../deal-terms/deal-terms.ts';
import type { VatShare } from '../prices/quote-totals.ts';

export interface Reduction {
  terms: CancellationTerms | undefined;
  /** As agreed on with the booking. */
  free: AgreedRules['freeReduction'];
  /** People of all days together. */
  peopleBefore: number;
  peopleAfter: number;
  /** Price without VAT that falls away with the people, and with what else is given up; euro cents. */
  lostByPeople: number;
  lostOtherwise: number;
  vatBreakdown: readonly VatShare[];
  /** Days at the venue: of receipt, and the first of the event as agreed on. */
  receivedOn: string;
  firstDay: string;
  /** A free reduction was had before. */
  hadFree: boolean;
  /** Share of the day on which the days were moved: it costs no less later (L32); absent: they never were. */
  leastPercent?: number;
  /** All that may still be due of the deal, in euro cents (L29). */
  most: number;
}

/**
 * What is due for what is given up (design: lifecycle L25, L29): a share of the people may stay away free of charge, once and until some days
 * before; of the value of the others, of rooms, halves, lunches and add-ons, the share is due that a cancellation would cost on that day. Undefined where nothing is due.
 */
export const reductionFee = (reduction: Reduction): CancellationFee | undefined => {
  const { terms, free, peopleBefore, peopleAfter, lostByPeople, lostOtherwise, vatBreakdown, receivedOn, firstDay, hadFree, ...limits } =
    reduction;
  const fewer = peopleBefore - peopleAfter;
  const isFree = !hadFree && daysBetween(receivedOn, firstDay) >= free.minDays;
  const staysFree = isFree ? Math.floor((peopleBefore * free.percent) / 100) : 0;
  const charged = Math.max(0, fewer - staysFree);
  const ofPeople = fewer > 0 ? Math.floor((2 * Math.max(0, lostByPeople) * charged + fewer) / (2 * fewer)) : 0;
  const base = ofPeople + Math.max(0, lostOtherwise);
  if (base <= 0) return undefined;
  const fee = cancellationFee({ terms, agreed: { total: base, vatBreakdown }, receivedOn, firstDay, isFree: false, ...limits });
  return fee.feeExcludingVat > 0 ? fee : undefined;
};
