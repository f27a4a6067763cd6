import type { VenueRoom } from '@plenary/contracts/venue-room';
import type { RoomUse } from './room-uses.ts';

interface WhyFits {
  /** People that the room holds in the set-up of the use. */
  most: number;
  /** Further facts that speak for it, in the order of a sentence. */
  facts: ('daylight' | 'stepFree')[];
}

/** Why a room fits a use, from its facts alone; null where it does not hold the use's people in that set-up. */
export const whyFits = (
  { setUps, hasDaylight, isStepFree }: Pick<VenueRoom, 'setUps' | 'hasDaylight' | 'isStepFree'>,
  { pax, configuration }: Pick<RoomUse, 'pax' | 'configuration'>,
): WhyFits | null => {
  const most = setUps.find((setUp) => setUp.configuration === configuration)?.people ?? 0;
  if (most < pax) return null;
  return { most, facts: [...(hasDaylight ? (['daylight'] as const) : []), ...(isStepFree ? (['stepFree'] as const) : [])] };
};
