import { overCapacity, type RoomSetUps } from '@plenary/contracts/room-fit';
import type { OverfullRoom } from '@plenary/contracts/staff-surveys.schemas';
import type { EventRow, StepRow } from '../db/tables.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { type AfterworkAnswers, type AfterworkInitial, asSold } from './steps/afterwork-step.ts';
import type { RoomAnswers } from './steps/room-step.ts';

type SetUpsByStep = ReadonlyMap<string, RoomSetUps>;

/** Rooms and evenings with more people than their room holds in the set-up, in the order of the survey. */
export const overfullRooms = (
  { record }: Pick<EventRow, 'record'>,
  steps: ReadonlyMap<string, StepRow>,
  rooms: SetUpsByStep,
): OverfullRoom[] =>
  record.days.flatMap((day) =>
    day.steps.flatMap((key) => {
      const step = stepOfKey(key);
      const row = steps.get(key);
      if (!row || (step.type !== 'plenary' && step.type !== 'subcommittee' && step.type !== 'afterwork')) return [];
      const isEvening = step.type === 'afterwork';
      const { pax, configuration } = isEvening
        ? { ...(row.answers as AfterworkAnswers), configuration: 'standing' as const }
        : (row.answers as RoomAnswers);
      const setUps = rooms.get(key);
      const over = overCapacity(isEvening ? asSold(setUps, row.initial as AfterworkInitial) : setUps, { pax, configuration });
      if (!over || pax === null) return [];
      const place = { dayIndex: step.dayIndex, place: step.type, index: 'index' in step ? step.index : 0 };
      return [{ step: key, ...place, roomName: day.rooms[key] ?? '', pax, configuration, ...over }];
    }),
  );
