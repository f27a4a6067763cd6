import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { addDays, localTime } from '@plenary/service-kit/local-time';
import type { QuoteRow, SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { depositDue } from '../ledger/deposit-due.ts';

/** Days after the last signature within which the deposit is due (spec/booking.md §9). */
const dueAfterDays = 5;

interface Booked {
  quote: QuoteRow;
  /** Of the venue. */
  timeZone: string;
  signature: Pick<SignatureRow, 'signedAt' | 'secondSignedAt'>;
}

/** How the deposit of a quote is paid; undefined where none is due. */
export const depositTransfer = (
  { settlement, holdCredits }: Pick<BookingDeps, 'settlement' | 'holdCredits'>,
  { quote, timeZone, signature }: Booked,
): DepositTransfer | undefined => {
  const amount = depositDue({ holdCredits }, quote);
  if (!settlement || amount === 0) return undefined;
  const signedAt = Math.max(signature.signedAt, signature.secondSignedAt ?? 0);
  return {
    ...settlement,
    reference: quote.id.slice(0, 8).toUpperCase(),
    amount,
    dueOn: dueDay(localTime(signedAt, timeZone).day, quote.frozen.search.days[0]?.date),
  };
};

/** No later than the first day of the event, and not before the day of the signature. */
const dueDay = (signedOn: string, begins: string | undefined): string => {
  const last = addDays(signedOn, dueAfterDays);
  if (begins === undefined || last <= begins) return last;
  return begins < signedOn ? signedOn : begins;
};
