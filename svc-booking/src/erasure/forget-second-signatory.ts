import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { countersignatureAsked } from '../signature/ask-for-countersignature.ts';
import type { SignatureState } from '../signature-state/signature-rules.ts';
import { tellSignatory } from '../signature-state/tell-signatory.ts';

interface Erased {
  userId: string;
  /** A proven mailbox of theirs. */
  email: string;
  now: number;
}

/**
 * Stops mail to an erased second signatory and deletes pending mails. If their signature is still
 * awaited, the first signature ends: its customer is asked to sign again with another person, and keeps the rooms until the end that
 * they know. One that they have given stays, as evidence.
 */
export const forgetSecondSignatory = async (tx: Transaction, deps: BookingDeps, { userId, email, now }: Erased): Promise<void> => {
  const { signature } = deps.tables;
  const named = await tx
    .update(signature)
    .set({ secondErasedAt: now })
    .where(and(eq(signature.secondEmail, email), ne(signature.userId, userId), isNull(signature.secondErasedAt)))
    .returning();
  await dropMails(tx, deps, { email, of: named.map(({ id }) => id) });
  const waited = named.filter(({ state, secondSignedAt }) => state === ('standing' satisfies SignatureState) && secondSignedAt === null);
  for (const one of waited) await askForAnother(tx, deps, { waited: one, now });
};

const dropMails = async (tx: Transaction, { database }: BookingDeps, { email, of }: { email: string; of: readonly string[] }) => {
  const { outbox } = kitTables(database.dialect);
  const waiting = await tx
    .select({ id: outbox.id, type: outbox.type, payload: outbox.payload })
    .from(outbox)
    .where(inArray(outbox.aggregateId, [...of]));
  const theirs = waiting.filter(
    ({ type, payload }) => type === countersignatureAsked || (type === 'mail' && (payload as Mail).to === email),
  );
  const ids = theirs.map(({ id }) => id);
  await tx.delete(outbox).where(inArray(outbox.id, ids));
};

const askForAnother = async (tx: Transaction, deps: BookingDeps, { waited, now }: { waited: SignatureRow; now: number }): Promise<void> => {
  const { countersignToken, quote, signature } = deps.tables;
  await tx.delete(countersignToken).where(eq(countersignToken.signatureId, waited.id));
  const [ended] = await tx
    .update(signature)
    .set({ state: 'lapsed' satisfies SignatureState, endedAt: now, secondEmail: null })
    .where(eq(signature.id, waited.id))
    .returning();
  const [quoted] = await tx.update(quote).set({ status: 'Presented' }).where(eq(quote.id, waited.quoteId)).returning();
  const venue = quoted && (await deps.catalogue.current()).byId.get(quoted.venueId);
  if (!ended || !venue) return;
  const days = quoted.frozen.search.days.map(({ date }) => date);
  const rooms = await roomsHeld(tx, deps.tables, { venue, quoteId: quoted.id, now });
  await tellSignatory(tx, deps, { kind: 'secondErased', signature: ended, days, rooms, venue: venue.record, now });
  await recordChange(tx, deps, { type: 'option.extended', quoteId: quoted.id, venue, now });
};
