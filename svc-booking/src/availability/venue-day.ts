import type { LunchSeats, LunchService } from '../search/lunch-seats.ts';

/** The taken slots of a venue on a day, in the form that searches read. */
export interface VenueDay {
  /** A digit a room, by its position: halves (`halfBits`) whose rank 1 is taken. */
  first: string;
  /** A digit a room: halves that cannot be booked at all. */
  full: string;
  /** Seats; `closedService` more where a block closes the restaurant. */
  service1Taken: number;
  service2Taken: number;
}

/** The halves that count as taken: `first` for a first option, `full` for a second one. */
export type Rank = 1 | 2;

const zero = 48;

/** Halves of each prepared room that are not to be had at a rank; a venue without a row has nothing taken. */
export const takenAt = (day: VenueDay | undefined, positions: readonly number[], rank: Rank): Uint8Array => {
  const taken = new Uint8Array(positions.length);
  const digits = rank === 1 ? day?.first : day?.full;
  if (!digits) return taken;
  for (let index = 0; index < positions.length; index++) {
    const digit = digits.charCodeAt(positions[index] ?? -1);
    if (digit > zero) taken[index] = digit - zero;
  }
  return taken;
};

/** More than any restaurant seats: counts as taken in a service that a block closes, whatever becomes of the seats and of who has them. */
export const closedService = 1_000_000;

/** Seats of a service that are taken on a day, and those that it has: none while a block closes it. */
export const lunchOn = (seats: LunchSeats, day: VenueDay | undefined, service: LunchService): { taken: number; seats: number } => {
  const taken = day?.[`${service}Taken`] ?? 0;
  return taken >= closedService ? { taken: taken - closedService, seats: 0 } : { taken, seats: seats[service] };
};

/** Restaurant seats left in each service. */
export const lunchSeatsLeft = (seats: LunchSeats, day: VenueDay | undefined): LunchSeats => {
  const left = (service: LunchService) => {
    const on = lunchOn(seats, day, service);
    return Math.max(0, on.seats - on.taken);
  };
  return { service1: left('service1'), service2: left('service2') };
};

interface TakenSlot {
  position: number;
  /** One of `halfBits`. */
  bits: number;
  rank: number;
  isConfirmed: boolean;
}

/** The texts of a day from its slots. */
export const digitsOf = (slots: readonly TakenSlot[], roomsCount: number): Pick<VenueDay, 'first' | 'full'> => {
  const first = new Uint8Array(roomsCount);
  const full = new Uint8Array(roomsCount);
  for (const { position, bits, rank, isConfirmed } of slots) {
    if (rank === 1) first[position] = (first[position] ?? 0) | bits;
    if (rank === 2 || isConfirmed) full[position] = (full[position] ?? 0) | bits;
  }
  return { first: first.join(''), full: full.join('') };
};
