import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import { addDays, localTime } from '@plenary/service-kit/local-time';
import type { QuoteRow, SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { depositDue } from '../ledger/deposit-due.ts';

/** Days after the last signature, or after the change that raised it, within which the deposit is due (spec/booking.md §9). */
const dueAfterDays = 5;

interface Booked {
  quote: QuoteRow;
  /** Of the venue. */
  timeZone: string;
  signature: Pick<SignatureRow, 'signedAt' | 'secondSignedAt'>;
  /** As `depositRaisedAt` answers. */
  raisedAt?: number | undefined;
}

/** How the deposit of a quote is paid; undefined where none is due. */
export const depositTransfer = (
  { settlement, holdCredits }: Pick<BookingDeps, 'settlement' | 'holdCredits'>,
  { quote, timeZone, signature, raisedAt = 0 }: Booked,
): DepositTransfer | undefined => {
  const amount = depositDue({ holdCredits }, quote);
  if (!settlement || amount === 0) return undefined;
  const agreedAt = Math.max(signature.signedAt, signature.secondSignedAt ?? 0, raisedAt);
  return {
    ...settlement,
    reference: quote.id.slice(0, 8).toUpperCase(),
    amount,
    dueOn: depositDueOn({ agreedAt, timeZone, begins: quote.frozen.search.days[0]?.date }),
  };
};

interface Agreed {
  /** In milliseconds. */
  agreedAt: number;
  /** Of the venue. */
  timeZone: string;
  /** First local day of the event. */
  begins: string | undefined;
}

/** The local day by which a deposit is due: no later than the first day of the event, and not before the day that it was agreed on. */
export const depositDueOn = ({ agreedAt, timeZone, begins }: Agreed): string => {
  const agreedOn = localTime(agreedAt, timeZone).day;
  const last = addDays(agreedOn, dueAfterDays);
  if (begins === undefined || last <= begins) return last;
  return begins < agreedOn ? agreedOn : begins;
};
