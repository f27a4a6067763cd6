import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq } from 'drizzle-orm';
import { refuseSuperseded } from '../bookings/refuse-superseded.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { withCredits } from '../credits/with-credits.ts';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { keepFullTermOf } from '../options/keep-full-term.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { advanceSignature } from './advance-signature.ts';
import { claimFirst } from './claim-first.ts';
import { refuseOtherRooms } from './refuse-other-rooms.ts';
import { obstacleOf, quoteToSign, refuseObstacle } from './signed-quote.ts';
import { stateOfSignature } from './state-of-signature.ts';

interface Request {
  actor: UserActor;
  quoteId: string;
  draftId: string;
  /** Hash of the document that was shown. */
  sha256: string;
  signatoryName: string;
  idempotencyKey: string | undefined;
}

/**
 * Signs the document that was shown; keeps who, when, from where and its hash with its bytes, for good (server-rules §3). Without a live
 * first option it holds the rooms first. Refuses `superseded`, `already-signed`, `quote-expired`, `mailbox-unproven`, `too-many-options`,
 * `no-longer-available`, as `HoldCredits` if its rooms are paid in credits, and `document-changed` if the document is not the stored one or
 * names other rooms.
 */
export const signQuote = async (deps: BookingDeps, request: Request): Promise<SignatureState> => {
  const { actor, quoteId, draftId, sha256, signatoryName, idempotencyKey } = request;
  await keepFullTermOf(deps, actor);
  const ids = { signatureId: deps.newId(), optionId: deps.newId() };
  const catalogue = await deps.catalogue.current();
  const write = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const scope = { scope: `${actor.userId}:signature`, key: idempotencyKey, body: { quoteId, draftId, sha256, signatoryName }, now };
      return once(tx, deps.database, scope, async () => {
        const asked = { catalogue, quoteId, actor, now };
        await settleVenue(tx, deps, { venue: (await quoteToSign(tx, deps, asked)).venue, now });
        const quote = await quoteToSign(tx, deps, asked);
        refuseSuperseded(quote.row);
        refuseObstacle(obstacleOf(quote, { actor, now }));
        const signature = await keepSignature(tx, deps, request, { id: ids.signatureId, now });
        const held = quote.option ?? (await claimFirst(tx, deps, { actor, quote, optionId: ids.optionId, paid, now }));
        await refuseOtherRooms(tx, deps.tables, { draftId, quote, now });
        await advanceSignature(tx, deps, { quote, option: held, signature, now });
        return stateOfSignature(tx, deps, asked);
      });
    });
  return withCredits(deps, write);
};

const keepSignature = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { actor, quoteId, draftId, sha256, signatoryName }: Request,
  { id, now }: { id: string; now: number },
): Promise<SignatureRow> => {
  const { signature, signatureDocument: document } = tables;
  const [signed] = await tx
    .update(document)
    .set({ isSigned: true })
    .where(
      and(
        eq(document.id, draftId),
        eq(document.quoteId, quoteId),
        eq(document.userId, actor.userId),
        eq(document.sha256, sha256),
        eq(document.isSigned, false),
      ),
    )
    .returning({ fields: document.fields, language: document.language });
  if (!signed || signed.fields.signatory.name !== signatoryName) return refuse('document-changed');
  const { billing, paymentReminder, purchaseOrder, invoicing, company } = signed.fields;
  const [kept] = await tx
    .insert(signature)
    .values({
      id,
      quoteId,
      userId: actor.userId,
      documentId: draftId,
      sha256,
      state: 'standing',
      signatoryName,
      signatoryEmail: actor.email,
      lang: signed.language,
      signedAt: now,
      address: actor.exactAddress,
      secondEmail: company.secondSignatory || null,
      billing: { billing, paymentReminder, purchaseOrder, invoicing },
    })
    .onConflictDoNothing()
    .returning();
  return kept ?? refuse('already-signed');
};
