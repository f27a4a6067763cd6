import type { NamedRoom } from '@plenary/contracts/booked-room';
import type { EventDay } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';

/** Rooms of an event's booking, by day, the plenary first. */
export const roomsOfEvent = (days: readonly EventDay[]): NamedRoom[] =>
  days.flatMap(({ date, steps, rooms }) =>
    steps.flatMap((key): NamedRoom[] => {
      const [step, roomName] = [stepOfKey(key), rooms[key]];
      const isRoom = step.type === 'plenary' || step.type === 'subcommittee';
      return isRoom && roomName ? [{ day: date, place: step.type, index: step.index, roomName }] : [];
    }),
  );
