import type { Planning } from '@plenary/contracts/planning.schemas';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import { type Slot, slotAt } from './board-slots.ts';

interface Asked {
  rooms: Planning['rooms'];
  day: string;
  slots: ReadonlyMap<string, Slot>;
  blocked: ReadonlyMap<string, Slot>;
}

/**
 * Confirmed mornings and afternoons of a day in the meeting rooms, of those that can be sold, from 0 to 1 (design: desk D18: evenings and
 * options left out, blocked ones no more to be sold); undefined where none can be.
 */
export const occupiedShare = ({ rooms, day, slots, blocked }: Asked): number | undefined => {
  const states = rooms
    .filter(isMeetingRoom)
    .flatMap(({ id: roomId }) =>
      (['AM', 'PM'] as const).map((half) => slotAt(slots, { roomId, day, half, isClosed: false, blocked }).state),
    )
    .filter((state) => state !== 'blocked');
  return states.length === 0 ? undefined : states.filter((state) => state === 'confirmed').length / states.length;
};
