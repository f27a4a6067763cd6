import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { askForCountersignature } from './ask-for-countersignature.ts';
import { isComplete } from './present-signature.ts';
import { quoteToSign } from './signed-quote.ts';
import { standingSignature } from './standing-signature.ts';

const oneInvitation = { name: 'countersignature-invitation', limit: 1, windowMilliseconds: 300_000 };

/** Mails the awaited second signatory again; `conflict` if none is awaited. */
export const inviteSecondSignatory = async (
  deps: BookingDeps,
  { actor, quoteId }: { actor: UserActor; quoteId: string },
): Promise<void> => {
  const { database, tables } = deps;
  const now = deps.now();
  const { option } = await quoteToSign(database.read, deps, { catalogue: await deps.catalogue.current(), quoteId, actor, now });
  const signature = await standingSignature(database.read, tables, quoteId);
  if (!option || !signature || isComplete(signature)) return refuse('conflict');
  await deps.throttle.take(oneInvitation, signature.id);
  const id = deps.newId();
  await database.transact((tx) => askForCountersignature(tx, deps, { id, signatureId: signature.id, now }));
};
