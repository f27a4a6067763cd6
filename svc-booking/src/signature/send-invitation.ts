import type { Language } from '@plenary/contracts/vocabulary';
import type { Mailer } from '@plenary/service-kit/mailer';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { BookingDeps } from '../deps.ts';
import { hashToken } from '../secret-token.ts';
import { signatureMail } from '../signature-state/mails/signature-mail.ts';
import { countersignatureAsk } from './ask-for-countersignature.ts';

interface Options {
  mailer: Mailer;
  newToken: () => string;
}

/**
 * Takes an asked-for invitation from the outbox: makes its token, keeps the token's hash and mails it to the second signatory, while
 * one is waited for. The link of an older invitation ends: a link that went astray is ended by the next invitation.
 */
export const invitationSender =
  (deps: BookingDeps, { mailer, newToken }: Options) =>
  async (event: OutboxEvent): Promise<void> => {
    const { signatureId } = countersignatureAsk.parse(event.payload);
    const { database, tables, publicUrl, brandName } = deps;
    const { signature, quote, countersignToken } = tables;
    const token = newToken();
    const now = deps.now();
    const found = await database.transact(async (tx) => {
      const [row] = await tx
        .select()
        .from(signature)
        .where(and(eq(signature.id, signatureId), eq(signature.state, 'standing'), isNull(signature.secondSignedAt)));
      const [quoted] = row ? await tx.select().from(quote).where(eq(quote.id, row.quoteId)) : [];
      if (!row?.secondEmail || !quoted) return undefined;
      await tx.delete(countersignToken).where(eq(countersignToken.signatureId, signatureId));
      await tx.insert(countersignToken).values({ tokenHash: hashToken(token), signatureId, createdAt: now });
      return { row, to: row.secondEmail, quoted };
    });
    const venue = found && (await deps.catalogue.current()).byId.get(found.quoted.venueId);
    if (!found || !venue) return;
    const { row, to, quoted } = found;
    const days = quoted.frozen.search.days.map(({ date }) => date);
    const rooms = await roomsHeld(database.read, tables, { venue, quoteId: quoted.id, now });
    const words = { kind: 'invitation', to, lang: row.lang as Language, days, rooms, venue: venue.record } as const;
    const isAmendment = quoted.amends !== null;
    await mailer.send(signatureMail({ ...words, isAmendment, signature: row, publicUrl, brandName, token }), event.id);
  };
