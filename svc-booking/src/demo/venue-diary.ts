import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Half } from '../rooms/room.ts';
import type { DemoVenue } from './demo-network.ts';

export interface DemoSlot {
  roomId: string;
  half: Half;
}
/** The slots of a booking on a day; `lunchPax` is 0 without lunch. */
export interface DemoBookingDay {
  date: CalendarDay;
  slots: DemoSlot[];
  lunchPax: number;
}

/** Free capacity on days that are kept open: more than the meeting of 24 with two subcommittees of 8 that server-rules §8 asks for. */
const spared = { plenarySeats: 30, subcommittees: 3, subcommitteeSeats: 8, lunchSeats: 30 };

const bits: Record<Half, number> = { AM: 1, PM: 2, SOIREE: 4 };

/** Tracks the taken slots of a venue while its demo bookings are made. Lunches go to the first service that has seats for all. */
export const venueDiary = ({ venue, rooms }: DemoVenue) => {
  /** By day and room: the halves taken, as bits. */
  const taken = new Map<CalendarDay, Map<string, number>>();
  const lunches = new Map<CalendarDay, { service1: number; service2: number }>();

  const lunchesOn = (date: CalendarDay) => lunches.get(date) ?? { service1: 0, service2: 0 };

  /** The services of a day with one more lunch in them; undefined where neither has room for it. */
  const withLunch = (date: CalendarDay, pax: number) => {
    const { service1, service2 } = lunchesOn(date);
    if (service1 + pax <= venue.lunchSeats.service1) return { service1: service1 + pax, service2 };
    if (service2 + pax <= venue.lunchSeats.service2) return { service1, service2: service2 + pax };
    return undefined;
  };

  const bitsOn = (date: CalendarDay, roomId: string): number => taken.get(date)?.get(roomId) ?? 0;
  const isFree = (date: CalendarDay, { roomId, half }: DemoSlot): boolean => (bitsOn(date, roomId) & bits[half]) === 0;

  return {
    isFree,
    fits: ({ date, slots, lunchPax }: DemoBookingDay): boolean =>
      slots.every((slot) => isFree(date, slot)) && withLunch(date, lunchPax) !== undefined,
    take({ date, slots, lunchPax }: DemoBookingDay): void {
      const day = taken.get(date) ?? new Map<string, number>();
      for (const { roomId, half } of slots) day.set(roomId, (day.get(roomId) ?? 0) | bits[half]);
      taken.set(date, day);
      lunches.set(date, withLunch(date, lunchPax) ?? lunchesOn(date));
    },
    /** Whether a booking leaves room enough on a day for the meeting that the demo network promises. */
    leavesRoom({ date, slots, lunchPax }: DemoBookingDay): boolean {
      const wanted = new Set(slots.map(({ roomId }) => roomId));
      const free = rooms.filter((room) => isMeetingRoom(room) && !wanted.has(room.id) && bitsOn(date, room.id) === 0);
      const forGroups = free.filter(({ capacities }) => (capacities.casual ?? 0) >= spared.subcommitteeSeats);
      const canMeet = free
        .filter(({ capacities }) => (capacities.theater ?? 0) >= spared.plenarySeats)
        .some((plenary) => forGroups.filter((room) => room !== plenary).length >= spared.subcommittees);
      const services = withLunch(date, lunchPax);
      if (!services || !canMeet) return false;
      const { service1, service2 } = venue.lunchSeats;
      return Math.max(service1 - services.service1, service2 - services.service2) >= spared.lunchSeats;
    },
  };
};
export type VenueDiary = ReturnType<typeof venueDiary>;
