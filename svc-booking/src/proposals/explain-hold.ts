import type { ExpectedRooms } from '@plenary/contracts/booked-room';
import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { eveningSpace } from '../availability/evening-space.ts';
import { explainOption } from '../availability/explain-refusal.ts';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { type OwnOption, ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import { expectedRooms } from '../quotes/expected-rooms.ts';
import type { PricedProposal } from './price-proposal.ts';

interface Asked {
  /** The customer in whose name staff act. */
  actor: Pick<UserActor, 'userId'>;
  priced: PricedProposal;
  /** Id of the version that it takes the place of; undefined: it is a quote of its own. */
  replaces: string | undefined;
  now: number;
}

/** The option of its customer that a proposal carries on, or that gives way to one of its own: of the version before, else of its demand. */
export const standingOption = (
  options: readonly OwnOption[],
  { demandId, replaces }: { demandId: string; replaces: string | undefined },
): OwnOption | undefined => options.find(({ quoteId }) => quoteId === replaces) ?? options.find((option) => option.demandId === demandId);

interface Hold {
  /** By its rooms or its lunches. */
  refusal?: UnavailableReason | undefined;
  /** The day on whose evening its afterwork has no common space. */
  lacksEvening?: string | undefined;
  /** The rooms that it would get. */
  rooms: ExpectedRooms;
}

/** The rooms that an option on a proposal would get now, or why it would be refused (design: lifecycle L13). */
export const explainHold = async (
  read: Reader,
  { tables }: BookingDeps,
  { actor: { userId }, priced: { demand, frozen }, replaces, now }: Asked,
): Promise<Hold> => {
  const { id, venue, search } = demand;
  const own = standingOption(await ownOptions(read, tables, { userId, now }), { demandId: id, replaces });
  const days = search.days.map(({ date }) => date);
  const taken = await readVenueDays(read, { tables, venueId: venue.record.id, days, now, without: own ? [own] : [] });
  const last = search.days.at(-1);
  const hasAfterwork = frozen.addons.afterwork && last !== undefined && !last.evening;
  const lacks = hasAfterwork && eveningSpace({ venue, day: last.date, taken }) === null;
  const rooms = expectedRooms({ venue, search, hasAfterwork, taken, now });
  return { refusal: explainOption(venue, search.days, taken), ...(lacks && { lacksEvening: last.date }), rooms };
};
