import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { CalendarFeedForm } from '@plenary/contracts/calendar-feeds.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { readScientists } from '../scientists/scientist-of-venue.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { roomOf } from '../venues/room-of.ts';

type Target = Pick<FeedRow, 'targetId' | 'targetName'>;
type Asked = Pick<CalendarFeedForm, 'kind' | 'id'> & { actor: UserActor };

/** What a feed is asked of; undefined: there is no such venue, room or person. */
export const findTarget = async (deps: BookingDeps, { kind, id, actor }: Asked): Promise<Target | undefined> => {
  if (kind === 'owner') return ofColleague(await colleague(deps, id, actor));
  if (kind === 'scientist') {
    const found = (await readScientists(deps)).find(({ email }) => email === id);
    return found && { targetId: id, targetName: `${found.firstName} ${found.lastName}`.trim() };
  }
  const catalogue = await deps.catalogue.current();
  const placeId = kind === 'room' ? roomOf(catalogue, id)?.room.id : (catalogue.keptBySlug.get(id) ?? catalogue.byId.get(id))?.record.id;
  return placeId === undefined ? undefined : { targetId: placeId, targetName: '' };
};

const colleague = ({ findColleague }: BookingDeps, userId: string, actor: UserActor): Promise<StaffMember | undefined> =>
  userId === actor.userId || !findColleague
    ? Promise.resolve(userId === actor.userId ? staffMemberOf(actor) : undefined)
    : findColleague(userId);

const ofColleague = (found: StaffMember | undefined): Target | undefined => found && { targetId: found.userId, targetName: found.name };

/** The target of a feed in words; empty where it is gone. */
export const targetWords = ({ kind, targetId, targetName }: FeedRow, catalogue: Pick<CatalogueSnapshot, 'kept' | 'byId'>): string => {
  const nameOf = (venue: CatalogueVenue | undefined) => venue?.record.commercialName ?? '';
  if (kind === 'venue') return nameOf(catalogue.byId.get(targetId));
  if (kind !== 'room') return targetName;
  const found = roomOf(catalogue, targetId);
  return found ? `${found.room.name}, ${nameOf(found.venue)}` : '';
};
