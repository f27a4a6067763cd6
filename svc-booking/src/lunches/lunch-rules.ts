import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type { SeatedService } from '@plenary/contracts/survey-terms';
import { type LunchService, lunchServiceFor } from '../search/lunch-seats.ts';

export interface Seated {
  service: SeatedService;
  seats: number;
}
interface Held {
  service: string;
  seats: number;
}

/**
 * The service in which a party can sit, or null. `left` counts what the party holds itself. Seats that it holds already are never refused,
 * even of a day that was oversold before seats were claimed.
 */
export const serviceWithRoom = ({ service, seats }: Seated, { held, left }: { held: readonly Held[]; left: LunchSeats }) => {
  const holds = (id: LunchService) => held.some((row) => row.service === id && row.seats >= seats);
  const hasRoom = (id: LunchService) => holds(id) || left[id] >= seats;
  if (service !== 'any') return hasRoom(service) ? service : null;
  const kept = held.map((row) => row.service as LunchService).find(hasRoom);
  return kept ?? lunchServiceFor(seats, left);
};

/** Where a party that was told to be seated sits: an overfull service says so, for its lunch is agreed. */
export const serviceOf = ({ service, seats }: Seated, { held, left }: { held: readonly Held[]; left: LunchSeats }): LunchService =>
  (service === 'any' ? serviceWithRoom({ service, seats }, { held, left }) : service) ?? 'service1';
