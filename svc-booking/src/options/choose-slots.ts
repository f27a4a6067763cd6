import type { SearchDay, VenueSearch } from '@plenary/contracts/search';
import { type EveningSpace, eveningSpace } from '../availability/evening-space.ts';
import { findRooms, prepareDays } from '../availability/find-rooms.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft, type Rank, takenAt } from '../availability/venue-day.ts';
import type { NewBooking, NewSlot } from '../bookings/add-bookings.ts';
import { halfBits, roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { Half } from '../rooms/room.ts';
import { lunchSeatsNeeded, lunchServiceFor } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { optionRank } from './option-rules.ts';

interface Wanted {
  venue: CatalogueVenue;
  search: Pick<VenueSearch, 'days'>;
  hasAfterwork: boolean;
  taken: TakenOn;
}

export interface ChosenSlots extends Pick<NewBooking, 'lunches'> {
  rank: Rank;
  slots: Required<NewSlot>[];
}

/**
 * The slots that an option would hold on all days, or the missing ones: rooms of each day as a search finds them, the common space on the last evening
 * for an afterwork, seats at lunch. Each slot has its own rank, 1 if it is free; the option's is its worst.
 */
export const chooseSlots = ({ venue, search, hasAfterwork, taken }: Wanted): ChosenSlots | { lacking: 'rooms' | 'afterwork' } => {
  const found = findRooms(venue, prepareDays(search.days), taken);
  if (!found) return { lacking: 'rooms' };
  const slots: Required<NewSlot>[] = [];
  for (const [place, day] of search.days.entries()) {
    const alone = found.evenings.get(day.date);
    if (alone) slots.push(slotOfEvening(alone, day.date));
    for (const [index, { duration }] of roomRequestsOf(day).entries()) {
      const roomId = found.assignment[place]?.[index]?.id ?? '';
      for (const half of duration.split(', ') as Half[]) slots.push(slotOf({ venue, taken, roomId, day: day.date, half, request: index }));
    }
  }
  const lastDay = search.days.at(-1);
  const evening = hasAfterwork && !lastDay?.evening ? eveningSlot({ venue, day: lastDay?.date ?? '', taken }) : undefined;
  if (evening === null) return { lacking: 'afterwork' };
  if (evening) slots.push(evening);
  return { rank: optionRank(slots.map(({ rank }) => rank)), slots, lunches: search.days.flatMap((day) => lunchOn(venue, day, taken)) };
};

const slotOf = ({ venue, taken, ...slot }: { venue: CatalogueVenue; taken: TakenOn } & Omit<Required<NewSlot>, 'rank'>) => {
  const index = venue.prepared.findIndex(({ room }) => room.id === slot.roomId);
  const halvesTaken = takenAt(taken(venue.record.id, slot.day), venue.positions, 1)[index] ?? 0;
  return { ...slot, rank: (halvesTaken & halfBits[slot.half]) === 0 ? (1 as const) : (2 as const) };
};

/** The slot of an evening (`eveningSpace`); null where none can be had. */
export const eveningSlot = (evening: Parameters<typeof eveningSpace>[0]): Required<NewSlot> | null => {
  const found = eveningSpace(evening);
  return found && slotOfEvening(found, evening.day);
};

const slotOfEvening = ({ room, rank }: EveningSpace, day: string): Required<NewSlot> => ({
  roomId: room.id,
  day,
  half: 'SOIREE',
  rank,
  request: null,
});

const lunchOn = (venue: CatalogueVenue, day: SearchDay, taken: TakenOn): ChosenSlots['lunches'] => {
  const seats = lunchSeatsNeeded(day);
  const service = seats > 0 ? lunchServiceFor(seats, lunchSeatsLeft(venue.record.lunchSeats, taken(venue.record.id, day.date))) : null;
  return service ? [{ day: day.date, seats, service }] : [];
};
