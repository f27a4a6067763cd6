import type { CancellingParty, ReasonAfterStart } from '@plenary/contracts/cancellation-terms';

export interface CancellationMailWords {
  /** `{venue}` is replaced by the venue's commercial name, here and in `texts`. */
  subject: string;
  title: string;
  texts: Record<CancellingParty, string>;
  /** In place of the text of the customer's, of an event that had begun. */
  afterStart: Record<ReasonAfterStart, string>;
  /** What follows where something is due, or nothing. */
  due: string;
  free: string;
  venue: string;
  dates: string;
  received: string;
  agreed: string;
  supplements: string;
  daysBefore: string;
  rate: string;
  /** Of a rate of another day than that of the cancellation (design: lifecycle L32). */
  postponed: string;
  /** Fees of changes that are due already. */
  deducted: string;
  waivedFrom: string;
  fee: string;
  vat: string;
  total: string;
  /** What is left to settle (design: lifecycle L31). */
  changeFees: string;
  paid: string;
  owed: string;
  toRefund: string;
  seeQuote: string;
  again: string;
}
