import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { ownOptions } from '../bookings/own-options.ts';
import type { BookingDeps } from '../deps.ts';
import { explainOption } from '../venue-search/explain-refusal.ts';
import type { PricedProposal } from './price-proposal.ts';

interface Asked {
  /** The customer in whose name staff act. */
  actor: Pick<UserActor, 'userId'>;
  priced: PricedProposal;
  now: number;
}

/** Why an option on a proposal would be refused now, by its rooms or its lunches (design: lifecycle L13); undefined: by neither. */
export const explainHold = async (
  read: Reader,
  { tables }: BookingDeps,
  { actor: { userId }, priced: { demand }, now }: Asked,
): Promise<UnavailableReason | undefined> => {
  const { id, venue, search } = demand;
  const own = (await ownOptions(read, tables, { userId, now })).find(({ demandId }) => demandId === id);
  const days = search.days.map(({ date }) => date);
  const taken = await readVenueDays(read, { tables, venueId: venue.record.id, days, now, without: own ? [own] : [] });
  return explainOption(venue, search.days, taken);
};
