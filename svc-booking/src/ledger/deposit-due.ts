import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

/**
 * The deposit that is asked for a quote, in euro cents; 0 where none is: it is not confirmed, was cancelled, only changes a booking whose
 * deposit was asked for, or is paid in credits.
 */
export const depositDue = (
  { holdCredits }: Pick<BookingDeps, 'holdCredits'>,
  { frozen, status, standing, amends }: Pick<QuoteRow, 'frozen' | 'status' | 'standing' | 'amends'>,
): number => (!holdCredits && status === 'Approved' && standing === 'current' && amends === null ? frozen.deposit.amount : 0);
