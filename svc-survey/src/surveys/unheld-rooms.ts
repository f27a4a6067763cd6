import { halvesReached } from '@plenary/contracts/halves-reached';
import type { UnheldRoom } from '@plenary/contracts/staff-surveys.schemas';
import type { EventRow, StepRow } from '../db/tables.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { RoomAnswers, RoomInitial } from './steps/room-step.ts';

/** Rooms whose answered hours reach a half-day that the signed or agreed ones do not: nobody holds the room then (docs/decisions/0243). */
export const unheldRooms = ({ record }: Pick<EventRow, 'record'>, steps: ReadonlyMap<string, StepRow>): UnheldRoom[] =>
  record.days.flatMap((day) =>
    day.steps.flatMap((key) => {
      const step = stepOfKey(key);
      const row = steps.get(key);
      if (!row || (step.type !== 'plenary' && step.type !== 'subcommittee')) return [];
      const held = halvesReached(row.initial as RoomInitial, record.countryCode);
      return halvesReached(row.answers as RoomAnswers, record.countryCode)
        .filter((half) => !held.includes(half))
        .map((half) => ({ dayIndex: step.dayIndex, place: step.type, index: step.index, roomName: day.rooms[key] ?? '', half }));
    }),
  );
