import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { settleNow } from '../options/settle-venue.ts';
import { isWaiting } from '../signature-state/signature-rules.ts';
import { quoteToSign } from './signed-quote.ts';
import { stateOfSignature } from './state-of-signature.ts';

/** As `stateOfSignature`, at this instant: a lapsed signature is shown as lapsed, settled or not. */
export const getSignature = async (
  deps: BookingDeps,
  { actor, quoteId }: { actor: UserActor; quoteId: string },
): Promise<SignatureState> => {
  const { read } = deps.database;
  const catalogue = await deps.catalogue.current();
  const asked = { catalogue, quoteId, actor, now: deps.now() };
  const { row, venue, option } = await quoteToSign(read, deps, asked);
  if (isWaiting(row.status) && !option) await settleNow(deps, venue);
  return stateOfSignature(read, deps, asked);
};
