import type { RoomSetUps } from '@plenary/contracts/room-fit';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey } from '../events/step-keys.ts';

/**
 * Set-ups of an event's rooms by step key, each with what staff have allowed beyond its figure (docs/decisions/0046); undefined if nobody
 * can say.
 */
export const roomSetUps = async (
  { rooms }: SurveyDeps,
  { quoteId, record }: EventRow,
): Promise<ReadonlyMap<string, RoomSetUps> | undefined> => {
  if (!rooms || !quoteId) return new Map();
  const known = await rooms.roomsOf(quoteId);
  return (
    known &&
    new Map(
      known.map(({ day, place, index, setUps }) => {
        const key = stepKey({ type: place, dayIndex: record.days.findIndex(({ date }) => date === day), index });
        return [key, withAllowed(setUps, record, key)];
      }),
    )
  );
};

const withAllowed = (setUps: RoomSetUps, { capacityOverrides = [] }: EventRow['record'], key: string): RoomSetUps =>
  capacityOverrides
    .filter((override) => override.key === key)
    .reduce<RoomSetUps>((all, { configuration, pax }) => {
      const people = Math.max(pax, all.find((setUp) => setUp.configuration === configuration)?.people ?? 0);
      return [...all.filter((setUp) => setUp.configuration !== configuration), { configuration, people }];
    }, setUps);
