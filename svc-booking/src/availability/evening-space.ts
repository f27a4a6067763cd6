import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { TakenOn } from './read-venue-days.ts';
import { type Rank, takenAt } from './venue-day.ts';

const isCommon = ({ category }: Room): boolean => category === 'Espace commun';

/** People who can stand in the largest common space of a venue. */
export const mostInEvening = ({ prepared }: Pick<CatalogueVenue, 'prepared'>): number =>
  Math.max(0, ...prepared.map(({ room }) => (isCommon(room) ? (room.capacities.standing ?? 0) : 0)));

interface Evening {
  venue: CatalogueVenue;
  day: string;
  taken: TakenOn;
  /** Who have to stand in it; absent: those of the day, who are there anyway. */
  pax?: number;
}

export interface EveningSpace {
  room: Room;
  rank: Rank;
}

/** The common space that an evening takes, a free one first, and its rank; null where none can be had (server-rules §2). */
export const eveningSpace = ({ venue, day, taken, pax = 0 }: Evening): EveningSpace | null => {
  for (const rank of [1, 2] as const) {
    const halvesTaken = takenAt(taken(venue.record.id, day), venue.positions, rank);
    const found = venue.prepared.find(
      ({ room }, index) =>
        isCommon(room) && ((halvesTaken[index] ?? 0) & halfBits.SOIREE) === 0 && (pax === 0 || (room.capacities.standing ?? 0) >= pax),
    );
    if (found) return { room: found.room, rank };
  }
  return null;
};
