import type { CancellationTerms } from '@plenary/contracts/cancellation';
import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { daysBetween } from '../calendar/calendar-day.ts';
import { cancellationFee } from '../cancellation/cancellation-fee.ts';
import type { AgreedRules } from '../deal-terms/deal-terms.ts';
import type { VatShare } from '../prices/quote-totals.ts';

export interface Reduction {
  terms: CancellationTerms | undefined;
  /** Price without VAT that falls away with the people, the part of it that is free, and with what else is given up; euro cents. */
  lostByPeople: number;
  lostFree: number;
  lostOtherwise: number;
  vatBreakdown: readonly VatShare[];
  /** Days at the venue: of receipt, and the first of the event as agreed on. */
  receivedOn: string;
  firstDay: string;
  /** Share of the day on which the days were moved: it costs no less later (L32); absent: they never were. */
  leastPercent?: number;
  /** All that may still be due of the deal, in euro cents (L29). */
  most: number;
}

interface FreeOfCharge extends Pick<Reduction, 'receivedOn' | 'firstDay'> {
  /** As agreed on with the booking. */
  free: AgreedRules['freeReduction'];
  /** Of all days together, before. */
  people: number;
  /** A free reduction was had before. */
  hadFree: boolean;
}

/** People of all days together that may stay away free of charge: a share, in whole people, once and until some days before (L25). */
export const freePeople = ({ free, people, hadFree, receivedOn, firstDay }: FreeOfCharge): number =>
  !hadFree && daysBetween(receivedOn, firstDay) >= free.minDays ? Math.floor((people * free.percent) / 100) : 0;

/** How free people can be spread over the days that lose some: each of these first in turn, then the others in their order. */
export const freeSpreads = (fewer: readonly number[], free: number): number[][] =>
  fewer.flatMap((own, first) => {
    if (own <= 0 || free === 0) return [];
    let left = free - Math.min(own, free);
    return [
      fewer.map((people, index) => {
        if (index === first) return Math.min(own, free);
        const taken = Math.min(Math.max(0, people), left);
        left -= taken;
        return taken;
      }),
    ];
  });

/**
 * What is due for what is given up (design: lifecycle L25, L29): of the value of people beyond the free ones, of rooms, halves, lunches and
 * add-ons, the share is due that a cancellation would cost on that day. Undefined where nothing is due.
 */
export const reductionFee = (reduction: Reduction): CancellationFee | undefined => {
  const { terms, lostByPeople, lostFree, lostOtherwise, vatBreakdown, receivedOn, firstDay, ...limits } = reduction;
  const base = Math.max(0, lostByPeople - lostFree) + Math.max(0, lostOtherwise);
  if (base <= 0) return undefined;
  const fee = cancellationFee({ terms, agreed: { total: base, vatBreakdown }, receivedOn, firstDay, isFree: false, ...limits });
  return fee.feeExcludingVat > 0 ? fee : undefined;
};
