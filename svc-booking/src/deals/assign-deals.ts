import type { DealsAssigned } from '@plenary/contracts/desk-deals.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { ownerOf } from './change-follow-up.ts';
import { writeFollowUp } from './write-follow-up.ts';

interface Wanted {
  actor: UserActor;
  /** Null: nobody; absent: it stays. */
  ownerId?: string | null | undefined;
  /** Absent: it stays. */
  next?: { nextAction: string; nextDay: string | null } | undefined;
  /** Each with the version that the caller has seen. */
  deals: readonly { quoteId: string; version: number }[];
}

/**
 * Says who follows deals up, what comes next, or both (design: desk D7), each in a transaction of its own: one that has changed meanwhile or is gone is refused, with
 * no harm to the others. A deal that is named twice counts once. Refuses `invalid-request` for an owner who is not of the staff.
 */
export const assignDeals = async (deps: BookingDeps, { actor, ownerId, next, deals }: Wanted): Promise<DealsAssigned> => {
  const owner = ownerId === undefined ? {} : { owner: await ownerOf(deps, actor, ownerId) };
  const answer: DealsAssigned = { assigned: [], refused: [] };
  for (const [quoteId, version] of new Map(deals.map((deal) => [deal.quoteId, deal.version]))) {
    const written = await writeFollowUp(deps, { actor, quoteId, version, changed: (before) => ({ ...before, ...owner, ...next }) });
    if ('followUp' in written) answer.assigned.push({ quoteId, ...written });
    else answer.refused.push({ quoteId, ...written });
  }
  return answer;
};
