import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import { holdUntil } from '../bookings/hold-until.ts';
import { applyAmendment } from '../changes/apply-amendment.ts';
import { endHolds } from '../credits/end-holds.ts';
import type { OptionRow, SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { overtakeSeconds } from '../options/overtake-seconds.ts';
import type { SignatureMailKind } from '../signature-state/mails/signature-mail-words.ts';
import { type SignatureState, statusAfterSigning, suspendedUntil } from '../signature-state/signature-rules.ts';
import { tellSignatory } from '../signature-state/tell-signatory.ts';
import { askForCountersignature } from './ask-for-countersignature.ts';
import { awaitedBilling } from './awaited-billing.ts';
import { endOtherVariants } from './end-other-variants.ts';
import type { QuoteToSign } from './signed-quote.ts';

interface Step {
  quote: QuoteToSign;
  /** The first option of the quote, which holds its rooms. */
  option: Pick<OptionRow, 'id' | 'expiresAt'>;
  /** As this step has written it. */
  signature: SignatureRow;
  now: number;
}

/**
 * Moves a quote to the status of its signature, after any step of it: while it is incomplete its rooms are held for some
 * days more; once complete, the booking is confirmed and second options are notified. Each status is entered once.
 */
export const advanceSignature = async (tx: Transaction, deps: BookingDeps, { quote, option, signature, now }: Step): Promise<void> => {
  const { tables } = deps;
  const { row, venue, days, start } = quote;
  const isCountersigned = signature.secondSignedAt !== null;
  const status = statusAfterSigning({
    awaitsSecond: signature.secondEmail !== null && !isCountersigned,
    isBillingMissing: awaitedBilling(row, signature.billing).length > 0,
  });
  if (status === row.status) return;
  const isApproved = status === 'Approved';
  const deadline = isApproved ? null : suspendedUntil({ now, eventStart: start, expiresAt: option.expiresAt ?? now });
  // A signature needs a proven mailbox: the option has no short term any more.
  const hold = {
    bookingId: option.id,
    venueId: venue.record.id,
    until: deadline,
    only: { rank: 1 as const },
    also: { fullUntil: null },
    now,
  };
  if (!(await holdUntil(tx, tables, hold))) refuse('no-longer-available');
  const [moved] = await tx
    .update(tables.quote)
    .set({ status })
    .where(and(eq(tables.quote.id, row.id), eq(tables.quote.status, row.status)))
    .returning({ id: tables.quote.id });
  const [advanced] = await tx
    .update(tables.signature)
    .set({ deadline, remindedAt: null, ...(isApproved && { state: 'approved' satisfies SignatureState }) })
    .where(and(eq(tables.signature.id, signature.id), eq(tables.signature.state, 'standing')))
    .returning();
  if (!moved || !advanced) return refuse('already-signed');
  if (row.status === 'Presented') await endOtherVariants(tx, deps, { row, now });
  if (isApproved) {
    await overtakeSeconds(tx, deps, { bookingId: option.id, venue, now });
    await endHolds(tx, deps, { bookingIds: [option.id], areSpent: true, now });
    if (row.amends) await applyAmendment(tx, deps, { amendmentId: row.id, signature: advanced, venue, now });
  }

  const rooms = await roomsHeld(tx, tables, { venue, quoteId: (isApproved && row.amends) || row.id, now });
  const news = { signature: advanced, days, rooms, venue: venue.record, now };
  for (const kind of mailsOf(status, isCountersigned)) await tellSignatory(tx, deps, { kind, ...news });
  if (status === 'Partially signed')
    await askForCountersignature(tx, deps, { id: `${signature.id}-invitation`, signatureId: signature.id, now });
  await recordChange(tx, deps, { type: isApproved ? 'booking.approved' : 'quote.signed', quoteId: row.id, venue, now });
};

const mailsOf = (status: ReturnType<typeof statusAfterSigning>, isCountersigned: boolean): SignatureMailKind[] => {
  if (status === 'Partially signed') return ['partial'];
  if (status === 'Approved') return ['approved', 'approvedSecond'];
  return [isCountersigned ? 'countersigned' : 'missing'];
};
