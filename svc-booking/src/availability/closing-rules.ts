import type { Block } from '@plenary/contracts/blocks.schemas';
import { lunchHours } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';

type Span = Pick<Block, 'rooms' | 'from' | 'to'>;

/** Where a venue serves lunch, and when. */
export interface LunchRooms {
  country: CountryCode;
  /** Ids of its restaurants; none: only a block of the whole venue closes its lunch. */
  restaurants: readonly string[];
}

/** The half in which a lunch service is told, as the planning shows it. */
export const halfOfService = { service1: 'AM', service2: 'PM' } as const satisfies Record<LunchService, Half>;

const lunchServices = ['service1', 'service2'] as const;

/** Whether a block takes a restaurant at the hours of a lunch service. */
export const touchesLunch = (
  { rooms, from, to }: Span,
  { country, restaurants }: LunchRooms,
  day: string,
  service: LunchService,
): boolean => {
  const [begin, end] = lunchHours[country][service].split('-');
  const isThere = rooms === 'all' || restaurants.some((id) => rooms.includes(id));
  return isThere && from < `${day}T${end}` && to > `${day}T${begin}`;
};

/** Lunch services of a day in which blocks leave no restaurant open (design: lifecycle L15). */
export const closedServices = (blocks: readonly Span[], house: LunchRooms, day: string): LunchService[] =>
  lunchServices.filter((service) => {
    const there = blocks.filter((block) => touchesLunch(block, house, day, service));
    const isTaken = (id: string) => there.some(({ rooms }) => rooms === 'all' || rooms.includes(id));
    return there.some(({ rooms }) => rooms === 'all') || (house.restaurants.length > 0 && house.restaurants.every(isTaken));
  });
