import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { ChangeRow } from '../db/rows.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { auditChange } from './audit-change.ts';
import type { Made } from './made-change.ts';
import { makeAtOnce } from './make-at-once.ts';
import { offerChange } from './offer-change.ts';
import { isOffered } from './present-preview.ts';
import { type SeeingChange, seenChange } from './seen-change.ts';

interface Making extends SeeingChange {
  /** Who wrote it, where `actor` approves it. */
  author?: Pick<UserActor, 'userId'>;
  ids: Made['ids'];
}

/** Makes a change that its caller has seen, at once or offered; refuses as `changeDeal`. */
export const makeSeenChange = async (tx: Transaction, deps: BookingDeps, making: Making): Promise<ChangeRow> => {
  const { actor, author = actor, body, ids, now } = making;
  const { planned, outcome, venue, isOverLimit } = await seenChange(tx, deps, making);
  if (isOverLimit) return refuse('forbidden');
  const made: Made = { planned, outcome, actor: { userId: author.userId, role: actor.role }, ids, now };
  const change = isOffered(outcome, actor, body.consent)
    ? await offerChange(tx, deps, made)
    : await makeAtOnce(tx, deps, { ...made, consent: consentTo(made, making) });
  await auditChange(tx, deps, { id: ids.entry, actor, venue, change, note: body.consent, now });
  return change;
};

const consentTo = ({ outcome, actor: { userId } }: Made, { actor, body, now }: Making): KeptConsent | null => {
  if (outcome.level !== 'consent') return null;
  const { previewHash, consent: note } = body;
  const by = note === undefined ? 'owner' : 'staff';
  return { by, userId, at: now, client: actor.client, previewHash, ...(note !== undefined && { note }) };
};
