import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { countersigning, type MailedLink } from './countersigning.ts';
import { standingSignature } from './standing-signature.ts';

const bytesOf = async ({ database, tables }: BookingDeps, documentId: string): Promise<Buffer> => {
  const { signatureDocument: document } = tables;
  const [kept] = await database.read.select({ bytes: document.bytes }).from(document).where(eq(document.id, documentId));
  return kept ? Buffer.from(kept.bytes, 'base64') : refuse('not-found');
};

/** A document for its customer to read before signing; refuses `not-found`, also for another customer's. */
export const getSignatureDraft = async (
  deps: BookingDeps,
  { actor, quoteId, draftId }: { actor: UserActor; quoteId: string; draftId: string },
): Promise<Buffer> => {
  const { signatureDocument: document } = deps.tables;
  const own = and(eq(document.id, draftId), eq(document.quoteId, quoteId), eq(document.userId, actor.userId));
  const [draft] = await deps.database.read.select({ id: document.id }).from(document).where(own);
  return draft ? bytesOf(deps, draft.id) : refuse('not-found');
};

/** The signed bytes, while the signature stands; refuses `not-found`, also for another customer's. */
export const getSignedDocument = async (deps: BookingDeps, { userId, quoteId }: { userId: string; quoteId: string }): Promise<Buffer> => {
  const signature = await standingSignature(deps.database.read, deps.tables, quoteId);
  return signature?.userId === userId ? bytesOf(deps, signature.documentId) : refuse('not-found');
};

/** For staff, whoever the customer is; refuses `not-found` where no signature stands. */
export const getSignedForStaff = async (deps: BookingDeps, quoteId: string): Promise<Buffer> => {
  const signature = await standingSignature(deps.database.read, deps.tables, quoteId);
  return signature ? bytesOf(deps, signature.documentId) : refuse('not-found');
};

/** The bytes of the first signature, for the holder of a countersignature link. */
export const getCountersignatureDocument = async (deps: BookingDeps, link: MailedLink): Promise<Buffer> => {
  const { documentId } = await countersigning(deps.database.read, deps, { ...link, now: deps.now() });
  return bytesOf(deps, documentId);
};
