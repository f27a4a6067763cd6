import { roomNumberLimits } from '@plenary/contracts/referential-terms';
import type { Configuration } from '@plenary/contracts/search';

/** Standing people fill a room at two a square metre: a figure beyond is mistyped. */
const mostPerSquareMetre = 2;

const mostInArea = (area: number | null | undefined): number => (area ? Math.floor(area * mostPerSquareMetre) : roomNumberLimits.maximum);

/** Set-ups whose people are more than a room of that area in square metres can hold; without an area, none. */
export const overfullSetUps = (
  people: Readonly<Partial<Record<Configuration, number | null | undefined>>>,
  area: number | null | undefined,
): Configuration[] => (Object.keys(people) as Configuration[]).filter((setUp) => (people[setUp] ?? 0) > mostInArea(area));
