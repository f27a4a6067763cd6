import type { Configuration } from '@plenary/contracts/search';
import type { Room } from '../rooms/room.ts';

/**
 * Shape of a room: a flat floor with movable furniture, sofas and cushions, fixed tiers, one fixed table, a space where people
 * mingle, or a dining room.
 */
const roomLayouts = ['flat', 'lounge', 'tiers', 'one-table', 'mingling', 'dining'] as const;
export type RoomLayout = (typeof roomLayouts)[number];

/**
 * Square metres a person takes in each set-up. Planning ratios of the trade: 1.5 in theater, 2 in class, 3 in working groups;
 * U and board after a published table of a congress centre (36 m²: U 15, board 20); the rest lies between them.
 */
const areaPerPerson: Record<RoomLayout, Partial<Record<Configuration, number>>> = {
  flat: { theater: 1.5, class: 2, cabarets: 2.5, casual: 3, u: 2.4, board: 1.9, standing: 1.2 },
  lounge: { theater: 1.8, cabarets: 3, casual: 3, 'close-to-ground': 2, standing: 1.2 },
  tiers: { theater: 1.5, auditorium: 1.5 },
  'one-table': { board: 1.9 },
  mingling: { casual: 3, standing: 1.2 },
  dining: { casual: 2, standing: 1.2 },
};

/** People around one table hear and see each other up to here, however large the room. */
const aroundOneTable = 36;
const smallestStandingRoom = 60;

const roundTables: readonly Configuration[] = ['u', 'board'];

/** People a room of this area in m² holds in each set-up that its layout allows. */
export const capacitiesOf = (area: number, layout: RoomLayout): Room['capacities'] => {
  const capacities: Room['capacities'] = {};
  for (const [key, perPerson] of Object.entries(areaPerPerson[layout])) {
    const configuration = key as Configuration;
    if (configuration === 'standing' && area < smallestStandingRoom) continue;
    const people = Math.floor(area / perPerson);
    capacities[configuration] = roundTables.includes(configuration) ? Math.min(people, aroundOneTable) : people;
  }
  return capacities;
};
