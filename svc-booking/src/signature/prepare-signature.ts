import { createHash } from 'node:crypto';
import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { Amendment, MeetingScientist } from '@plenary/contracts/quote';
import type { SignatureFields } from '@plenary/contracts/signature-form';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import type { BookingDeps } from '../deps.ts';
import type { DocumentToSign } from '../documents/printed-documents.ts';
import { settleNow } from '../options/settle-venue.ts';
import { amendmentOf } from '../quotes/amendment-of.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { firstForm } from '../signature-state/first-form.ts';
import { withReminderTelephone } from '../signature-state/reminder-telephone.ts';
import { maxDrafts } from '../signature-state/signature-rules.ts';
import { refuseUnclaimable } from './refuse-unclaimable.ts';
import { obstacleOf, type QuoteToSign, quoteToSign, refuseObstacle } from './signed-quote.ts';
import { secondOfAmended } from './standing-signature.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  language: Language;
  fields: SignatureFields;
}

/** Each one keeps a browser busy for a second. */
const documentsAnHour = { name: 'signature-document', limit: 40, windowMilliseconds: 3_600_000 };

/**
 * Prints the document with its signature page filled in and keeps it, so that the customer reads what will be signed and signs what
 * was read (server-rules §3). Two sign the change of what two have signed (design: lifecycle L19). Refuses what `signQuote` would refuse at this moment, and `documents-unavailable`.
 */
export const prepareSignature = async (
  deps: BookingDeps,
  { actor, quoteId, language, fields: typed }: Request,
): Promise<{ draftId: string; sha256: string }> => {
  const { database, tables } = deps;
  if (typed.company.secondSignatory === actor.email)
    return refuse('invalid-request', { errors: { 'company.secondSignatory': 'same_as_signatory' } });
  const { paymentReminder } = await firstForm(database.read, tables, actor);
  const fields = withReminderTelephone(typed, paymentReminder.phone);
  const catalogue = await deps.catalogue.current();
  const now = deps.now();
  const asked = { catalogue, quoteId, actor, now };
  await settleNow(deps, (await quoteToSign(database.read, deps, asked)).venue);
  const quote = await quoteToSign(database.read, deps, asked);
  refuseSuperseded(quote.row);
  refuseObstacle(obstacleOf(quote, { actor, now }));
  if (!typed.company.secondSignatory && (await secondOfAmended(database.read, tables, quote.row)) !== undefined)
    return refuse('invalid-request', { errors: { 'company.secondSignatory': 'required' } });
  if (!quote.option) await refuseUnclaimable(database.read, deps, quote, now);

  await deps.throttle.take(documentsAnHour, actor.userId);
  const rooms = await roomsHeld(database.read, tables, { venue: quote.venue, quoteId, now });
  const scientist = await scientistOfVenue(deps, quote.row.venueId);
  const amendment = await amendmentOf(database.read, tables, quote.row);
  const bytes = await deps.documents.printDocument(documentOf(quote, { actor, language, fields, rooms, amendment, scientist }));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const draft = {
    id: deps.newId(),
    quoteId,
    userId: actor.userId,
    language,
    fields,
    rooms: rooms.length > 0 ? rooms : null,
    sha256,
    bytes: Buffer.from(bytes).toString('base64'),
    createdAt: deps.now(),
    isSigned: false,
  };
  const { signatureDocument: document } = tables;
  await database.transact(async (tx) => {
    const older = await tx
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.quoteId, quoteId), eq(document.isSigned, false)))
      .orderBy(desc(document.createdAt), desc(document.id));
    const gone = older.slice(maxDrafts - 1).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(document).where(and(inArray(document.id, gone), eq(document.isSigned, false)));
    await tx.insert(document).values(draft);
  });
  return { draftId: draft.id, sha256 };
};

interface Printed extends Pick<Request, 'actor' | 'language' | 'fields'> {
  rooms: readonly NamedRoom[];
  amendment: Amendment | undefined;
  scientist: MeetingScientist | null;
}

const documentOf = (
  { row, venue, option }: QuoteToSign,
  { actor, language, fields, rooms, amendment, scientist }: Printed,
): DocumentToSign => {
  const { companyName, vatCode, street, zipCode, city, country } = fields.billing;
  return {
    quote: presentQuote({ row, venue, language, option, rooms, amendment, scientist }),
    language,
    fields,
    customer: {
      name: `${actor.firstname} ${actor.lastname}`.trim(),
      companyName: companyName || actor.companyName,
      email: actor.email,
      phoneNumber: actor.phone,
      ...(street && { address: { street, zipCode, city, country } }),
      ...(vatCode && { vatCode }),
    },
  };
};
