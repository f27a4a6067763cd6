import type { RoomSetUps } from '@plenary/contracts/room-fit';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey } from '../events/step-keys.ts';

/**
 * Set-ups of an event's rooms by step key, each with what staff have allowed beyond its figure (docs/decisions/0046), and of the common
 * space of its afterworks; undefined if nobody can say.
 */
export const roomSetUps = async (
  { rooms }: SurveyDeps,
  { quoteId, record }: EventRow,
): Promise<ReadonlyMap<string, RoomSetUps> | undefined> => {
  if (!rooms || !quoteId) return new Map();
  const known = await rooms.roomsOf(quoteId);
  if (!known) return undefined;
  const dayIndexOf = (day: string) => record.days.findIndex(({ date }) => date === day);
  return new Map([
    ...known.rooms.map(({ day, place, index, setUps }) => {
      const key = stepKey({ type: place, dayIndex: dayIndexOf(day), index });
      return [key, withAllowed(setUps, record, key)] as const;
    }),
    ...known.evenings.map(
      ({ day, people }) => [stepKey({ type: 'afterwork', dayIndex: dayIndexOf(day) }), [{ configuration: 'standing', people }]] as const,
    ),
  ]);
};

const withAllowed = (setUps: RoomSetUps, { capacityOverrides = [] }: EventRow['record'], key: string): RoomSetUps =>
  capacityOverrides
    .filter((override) => override.key === key)
    .reduce<RoomSetUps>((all, { configuration, pax }) => {
      const people = Math.max(pax, all.find((setUp) => setUp.configuration === configuration)?.people ?? 0);
      return [...all.filter((setUp) => setUp.configuration !== configuration), { configuration, people }];
    }, setUps);
