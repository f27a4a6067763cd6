import type { Quote } from './quote.ts';

/** Which words say when a balance is due: as the framework contract of the quote says, else on receipt of the invoice (spec/booking.md §6). */
export const balanceWording = ({ discount }: Pick<Quote, 'discount'>): 'balanceText' | 'balanceByContract' =>
  discount?.dispositions ? 'balanceByContract' : 'balanceText';
