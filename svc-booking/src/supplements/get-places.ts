import type { UpsellName } from '@plenary/contracts/survey-terms';
import { upsellNames } from '@plenary/contracts/survey-terms';
import type { BookingDeps } from '../deps.ts';
import { findEvening } from './evening-place.ts';
import { freeCommonSpace } from './free-common-space.ts';

/** Add-ons no longer available beside a quote: all in rooms-only mode, else an afterwork whose evening is taken, or whose quote holds nothing. */
export const getPlaces = async (deps: BookingDeps, { quoteId }: { quoteId: string }): Promise<{ unavailable: UpsellName[] }> => {
  const { catalogue, database, prices, tables, now } = deps;
  if (prices.roomsAlone) return { unavailable: [...upsellNames] };
  const evening = await findEvening(database.read, tables, { quoteId, catalogue: await catalogue.current() });
  const isThere = evening && (evening.held || (await freeCommonSpace(database.read, deps, evening, now())) !== null);
  return { unavailable: isThere ? [] : ['afterwork'] };
};
