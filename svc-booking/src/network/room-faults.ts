import type { RoomFacts } from '@plenary/contracts/network.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { RoomRow, VenueRow } from './read-network-venue.ts';

/** Two rooms of a venue have two names on its papers; a venue that promises access keeps a room that has it. */
export const roomFaults = (facts: RoomFacts, { venue, others }: { venue: VenueRow; others: readonly RoomRow[] }): FieldErrors => ({
  ...(others.some(({ record }) => record.name === facts.name) && { name: 'taken' }),
  ...(venue.record.isAccessible &&
    !facts.isStepFree &&
    !others.some(({ record }) => record.isPrmReady) && {
      isStepFree: 'last_step_free_room',
    }),
});
