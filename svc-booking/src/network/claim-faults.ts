import type { venueTexts } from '@plenary/contracts/network-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Picture } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { overstatedClaims } from './overstated-claims.ts';
import { unshownClaims } from './unshown-claims.ts';

interface House extends Pick<VenueRecord, 'hasFood' | 'isAccessible'> {
  texts: Pick<VenueRecord, (typeof venueTexts)[number]>;
  rooms: readonly Pick<Room, 'name' | 'capacities'>[];
  pictures: readonly Pick<Picture, 'alternative'>[];
}

/**
 * Errors by the path of a text: `unshown` where it claims what no picture and no room shows, `overstated` where it promises more than the
 * rooms hold. A claim that was kept before is no fault of a change.
 */
export const claimFaults = (house: House, before?: House['texts']): FieldErrors => {
  const isNew = (path: string) => {
    const [text, language] = path.split('.') as [(typeof venueTexts)[number], Language];
    return before?.[text][language] !== house.texts[text][language];
  };
  const faults = [
    ...overstatedClaims(house).map((path) => [path, 'overstated'] as const),
    ...unshownClaims(house).map(({ path }) => [path, 'unshown'] as const),
  ];
  return Object.fromEntries(faults.filter(([path]) => isNew(path)));
};
