import type { CountryCode } from '@plenary/contracts/vocabulary';
import { addDays, addYears, type CalendarDay, dayOfWeek, daysBetween, eachDay } from '../calendar/calendar-day.ts';
import type { DemoVenue } from './demo-network.ts';
import { drawMeeting, drawWholeHouse } from './draw-booking.ts';
import { keptOpen } from './kept-open.ts';
import { fixedUuid, type SeededRandom, seededRandom } from './seeded-random.ts';
import { type DemoBookingDay, venueDiary } from './venue-diary.ts';

export interface DemoBooking {
  /** A uuid that stays the same for the same venue, first day and status. */
  id: string;
  venueId: string;
  status: 'Option1' | 'Option2' | 'Validé';
  /** In order; one to three open days without an open day between them. */
  days: DemoBookingDay[];
}

interface DemoBookingsInput {
  today: CalendarDay;
  venues: readonly DemoVenue[];
  isClosed: (country: CountryCode, day: CalendarDay) => boolean;
  /** Slots that are already taken. */
  held?: readonly { venueId: string; days: readonly DemoBookingDay[] }[];
}

const seed = 'plenary demo 2026';
const daysBack = 182;
/** Within 72 hours of the event no option is given (server-rules §3). */
const lastDayWithoutOptions = 3;
const longest = 3;
const shareOfOptions = 0.3;
const shareOfSecondOptions = 0.4;
const shareOfWholeHouses = 0.15;

/** Demand for a day: the past and the next month are busy, a year ahead is nearly empty, Tuesdays and Thursdays lead. */
const demandOn = (today: CalendarDay, date: CalendarDay): number => {
  const weekdays = [0.7, 1.1, 1, 1.15, 0.6];
  const lead = Math.max(0, daysBetween(today, date) - 30);
  return (weekdays[dayOfWeek(date) - 1] ?? 0) * Math.max(0.1, 0.45 - lead / 800);
};

/** A second option wants the same days and some of the rooms of the first: the plenary always, evenings never. */
const secondBehind = (days: readonly DemoBookingDay[], random: SeededRandom): DemoBookingDay[] => {
  const [plenaryId] = days.flatMap(({ slots }) => slots.map(({ roomId }) => roomId));
  const isAlone = random.chance(0.5);
  return days.map(({ date, slots, lunchPax }) => ({
    date,
    slots: slots.filter(({ roomId, half }) => half !== 'SOIREE' && (!isAlone || roomId === plenaryId)),
    lunchPax: Math.floor(lunchPax * 0.8),
  }));
};

/**
 * Bookings of the demo network (server-rules §8), the same on each call: half a year back and a year ahead of today. Pure.
 * No slot is taken twice at a rank, and a second option stands only on slots of a first. Lunches fit into the services, given
 * seats in the order of the list, service 1 first; a second option takes no seats. First all bookings of rank 1, by venue and
 * by first day, then the second options. On every open day two thirds of a country's venues with prices keep room for a meeting.
 */
export const demoBookings = ({ today, venues, isClosed, held = [] }: DemoBookingsInput): DemoBooking[] => {
  const firstRank: DemoBooking[] = [];
  const secondOptions: DemoBooking[] = [];
  const isKeptOpen = keptOpen(venues, seed);
  const window = eachDay(addDays(today, -daysBack), addYears(today, 1));

  for (const demo of venues) {
    const { venue } = demo;
    const diary = venueDiary(demo);
    for (const { days } of held.filter(({ venueId }) => venueId === venue.id)) for (const day of days) diary.take(day);
    const openDays = window.filter((date) => !isClosed(venue.address.countryCode, date));
    for (const [index, first] of openDays.entries()) {
      const random = seededRandom(`${seed} ${venue.id} ${first}`);
      const demand = demandOn(today, first);
      const dates = openDays.slice(index, index + longest);
      const tries = Math.ceil(demo.rooms.length / 4);
      const draws = [
        random.chance(demand * shareOfWholeHouses) ? drawWholeHouse : undefined,
        ...Array.from({ length: tries }, () => (random.chance(demand) ? drawMeeting : undefined)),
      ];
      for (const [attempt, draw] of draws.entries()) {
        const days = draw?.({ demo, diary, random, dates }) ?? [];
        const isTaken = days.some((day) => !diary.fits(day) || (isKeptOpen(venue, day.date) && !diary.leavesRoom(day)));
        if (days.length === 0 || isTaken) continue;
        for (const day of days) diary.take(day);
        const isOption = daysBetween(today, first) > lastDayWithoutOptions && random.chance(shareOfOptions);
        const status = isOption ? 'Option1' : 'Validé';
        const key = `${venue.id} ${first} ${attempt}`;
        firstRank.push({ id: fixedUuid(`${seed} ${key}`), venueId: venue.id, status, days });
        if (!isOption || !random.chance(shareOfSecondOptions)) continue;
        secondOptions.push({
          id: fixedUuid(`${seed} ${key} second`),
          venueId: venue.id,
          status: 'Option2',
          days: secondBehind(days, random),
        });
      }
    }
  }
  return [...firstRank, ...secondOptions];
};
