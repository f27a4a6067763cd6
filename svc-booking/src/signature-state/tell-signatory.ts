import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import type { QuoteRow, SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { heldCalendar } from '../venues/held-calendar.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { depositTransfer } from './deposit-transfer.ts';
import { signatureMail } from './mails/signature-mail.ts';
import type { SignatureMailKind } from './mails/signature-mail-words.ts';

interface News {
  kind: SignatureMailKind;
  signature: SignatureRow;
  /** In ascending order. */
  days: readonly string[];
  /** Those that are held or booked. */
  rooms?: readonly NamedRoom[];
  venue: VenueRecord;
  now: number;
}

const toSecond: readonly SignatureMailKind[] = ['approvedSecond', 'withdrawn', 'voided'];

/**
 * Mails a signatory what became of a signature, in the transaction that made it so. The mail's id is made of the signature's: each
 * of these happens to it once, and a transaction that is run again writes the same mail.
 */
export const tellSignatory = async (
  tx: Transaction,
  deps: BookingDeps,
  { kind, signature, days, rooms = [], venue, now }: News,
): Promise<void> => {
  const { id, signatoryEmail, secondEmail, secondErasedAt } = signature;
  const to = !toSecond.includes(kind) ? signatoryEmail : secondErasedAt === null ? secondEmail : null;
  if (!to) return;
  const { publicUrl, brandName } = deps;
  const lang = signature.lang as Language;
  const { quote } = deps.tables;
  const [row] = await tx.select().from(quote).where(eq(quote.id, signature.quoteId));
  if (!row) throw new Error(`the quote of signature ${id} is not there`);
  const booked = kind === 'approved' ? bookedBy(deps, { row, signature, venue, now }) : undefined;
  const isAmendment = row.amends !== null;
  const mail = signatureMail({
    kind,
    to,
    lang,
    signature,
    isAmendment,
    days,
    rooms,
    venue,
    publicUrl,
    brandName,
    ...(booked && { booked }),
  });
  await appendEvent(tx, deps.database, { id: `${id}-${kind}`, type: 'mail', aggregateId: id, sequence: now, payload: mail }, now);
};

/** What the mail of a confirmed booking brings along. */
const bookedBy = (deps: BookingDeps, { row, signature, venue, now }: Pick<News, 'signature' | 'venue' | 'now'> & { row: QuoteRow }) => {
  const { search, credits, totalIncludingVatPrice } = row.frozen;
  const language = signature.lang as Language;
  return {
    total: credits === undefined ? totalIncludingVatPrice : null,
    deposit: depositTransfer(deps, { quote: row, timeZone: venue.timeZone, signature }),
    calendar: heldCalendar(deps, { quoteId: row.id, amends: row.amends, search, venue, language, isBooked: true, now }),
  };
};
