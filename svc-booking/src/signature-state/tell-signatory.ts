import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import type { QuoteRow, SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { raisesDeposit } from '../ledger/deposit-raised.ts';
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
  const { quote } = deps.tables;
  const [row] = await tx.select().from(quote).where(eq(quote.id, signature.quoteId));
  if (!row) throw new Error(`the quote of signature ${id} is not there`);
  // The second signatory has no language of their own: that of the paper is the one they have read.
  const lang = (toSecond.includes(kind) ? undefined : row.customer?.lang) ?? (signature.lang as Language);
  const booked = kind === 'approved' ? await bookedBy(tx, deps, { row, signature, venue, lang, now }) : undefined;
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

interface Booked extends Pick<News, 'signature' | 'venue' | 'now'> {
  row: QuoteRow;
  lang: Language;
}

/** What the mail of a confirmed booking brings along; that of an amendment tells the deposit of the booking only where it raises it. */
const bookedBy = async (tx: Transaction, deps: BookingDeps, { row, signature, venue, lang, now }: Booked) => {
  const { search, credits, totalIncludingVatPrice } = row.frozen;
  const quote = row.amends === null ? row : await raisedBy(tx, deps, { amendmentId: row.id, dealId: row.amends });
  return {
    total: credits === undefined ? totalIncludingVatPrice : null,
    deposit: quote && depositTransfer(deps, { quote, timeZone: venue.timeZone, signature }),
    calendar: heldCalendar(deps, { quoteId: row.id, amends: row.amends, search, venue, language: lang, isBooked: true, now }),
  };
};

/** The deal whose deposit an amendment raises; undefined: it leaves it as it was. */
const raisedBy = async (
  tx: Transaction,
  { tables: { quote, dealChange } }: BookingDeps,
  { amendmentId, dealId }: { amendmentId: string; dealId: string },
): Promise<QuoteRow | undefined> => {
  const [change] = await tx.select().from(dealChange).where(eq(dealChange.amendmentId, amendmentId));
  if (!change || !raisesDeposit(change)) return undefined;
  const [deal] = await tx.select().from(quote).where(eq(quote.id, dealId));
  return deal;
};
