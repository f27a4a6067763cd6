import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Half, Room } from '../rooms/room.ts';
import type { DemoVenue } from './demo-network.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoBookingDay, VenueDiary } from './venue-diary.ts';

interface DrawBooking {
  demo: DemoVenue;
  diary: VenueDiary;
  random: SeededRandom;
  /** Open days in a row, the first of them the first of the booking. */
  dates: readonly CalendarDay[];
}

const shareOfTwoDays = 0.22;
const shareOfThreeDays = 0.08;
const shareOfHalfDays = 0.4;
const shareOfAfterworks = 0.15;
const smallestPlenary = 20;

const drawDates = (random: SeededRandom, dates: readonly CalendarDay[]): readonly CalendarDay[] => {
  const length = random.chance(shareOfThreeDays) ? 3 : random.chance(shareOfTwoDays) ? 2 : 1;
  return dates.slice(0, length);
};

const afterworkOn = ({ rooms }: DemoVenue) =>
  rooms.filter(({ category }) => category === 'Espace commun').map(({ id }) => ({ roomId: id, half: 'SOIREE' as const }));

const slotsOf = (rooms: readonly Room[], halves: readonly Half[]) =>
  rooms.flatMap(({ id }) => halves.map((half) => ({ roomId: id, half })));

/** A meeting of one to three days: a plenary, up to three subcommittees, lunch with full days. None where no plenary is free. */
export const drawMeeting = ({ demo, diary, random, dates }: DrawBooking): DemoBookingDay[] => {
  const days = drawDates(random, dates);
  const isHalfDay = days.length === 1 && random.chance(shareOfHalfDays);
  const halves: Half[] = isHalfDay ? [random.chance(0.5) ? 'AM' : 'PM'] : ['AM', 'PM'];
  const isFree = ({ id }: Room) => days.every((date) => halves.every((half) => diary.isFree(date, { roomId: id, half })));
  const free = demo.rooms.filter((room) => isMeetingRoom(room) && isFree(room));
  const [plenary] = random.sample(
    free.filter(({ capacities }) => (capacities.theater ?? 0) >= smallestPlenary),
    1,
  );
  if (!plenary) return [];
  const subcommittees = random.sample(
    free.filter((room) => room !== plenary),
    random.below(4),
  );
  const slots = slotsOf([plenary, ...subcommittees], halves);
  const pax = Math.ceil(((plenary.capacities.theater ?? 0) * random.between(40, 80)) / 100);
  const lunchPax = isHalfDay && random.chance(0.6) ? 0 : pax;
  const hasAfterwork = random.chance(shareOfAfterworks);
  const lastDay = days.at(-1);
  return days.map((date) => ({ date, slots: hasAfterwork && date === lastDay ? [...slots, ...afterworkOn(demo)] : slots, lunchPax }));
};

/** A booking of the whole house for one or two days, with an evening in the common space. */
export const drawWholeHouse = ({ demo, random, dates }: DrawBooking): DemoBookingDay[] => {
  const days = dates.slice(0, random.between(1, 2));
  const slots = slotsOf(demo.rooms.filter(isMeetingRoom), ['AM', 'PM']);
  const lunchPax = Math.floor((demo.venue.lunchSeats.service1 * random.between(60, 100)) / 100);
  return days.map((date) => ({ date, slots: [...slots, ...afterworkOn(demo)], lunchPax }));
};
