import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { BookingDeps } from '../deps.ts';
import { writeFollowUp } from './write-follow-up.ts';

interface Wanted {
  actor: UserActor;
  quoteId: string;
  /** Null: nobody. */
  ownerId: string | null;
  nextAction: string;
  /** Local day; null: none. */
  nextDay: string | null;
  /** The version that the caller has seen. */
  version: number;
}

/**
 * Says who follows a deal up and what comes next (design: desk D8), with an entry in the trail; what changes nothing leaves none. Refuses
 * `not-found`, `invalid-request` for an owner who is not of the staff, and `stale-version` with the newer state.
 */
export const changeFollowUp = async (deps: BookingDeps, { actor, quoteId, ownerId, version, ...next }: Wanted): Promise<FollowUp> => {
  const owner = await ownerOf(deps, actor, ownerId);
  const written = await writeFollowUp(deps, { actor, quoteId, version, changed: () => ({ owner, ...next }) });
  if ('followUp' in written) return written.followUp;
  if (written.code === 'not-found') return refuse('not-found');
  return refuse('stale-version', { members: { current: written.current } });
};

/** One of the staff by their id; null for nobody. Refuses `invalid-request` for others. */
export const ownerOf = async ({ findColleague }: BookingDeps, actor: UserActor, ownerId: string | null): Promise<StaffMember | null> => {
  if (ownerId === null) return null;
  if (ownerId === actor.userId) return staffMemberOf(actor);
  const { userId, email, name } = (await findColleague?.(ownerId)) ?? refuse('invalid-request', { errors: { ownerId: 'invalid' } });
  return { userId, email, name };
};
