import { overCapacity, type RoomSetUps } from '@plenary/contracts/room-fit';
import type { OverfullRoom, RoomChoice } from '@plenary/contracts/staff-surveys.schemas';
import type { SurveyConfiguration } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { CapacityOverride } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { type AfterworkAnswers, type AfterworkInitial, asSold } from '../surveys/steps/afterwork-step.ts';
import type { RoomAnswers } from '../surveys/steps/room-step.ts';

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

export interface SettledRooms {
  /** Set-up that staff chose, by step key. */
  setUps: ReadonlyMap<string, SurveyConfiguration>;
  /** What staff let exceed the figure of its set-up, with their reason. */
  exceeded: (Pick<CapacityOverride, 'key' | 'configuration' | 'pax'> & { most: number; reason: string })[];
}

/**
 * What staff choose for each overfull room (docs/decisions/0046-over-capacity.md). Refuses `over-capacity` with those that stay: without a
 * choice, in a set-up that does not hold the group either, or beyond the room's greatest figure.
 */
export const settleRooms = (overfull: readonly OverfullRoom[], choices: readonly RoomChoice[]): SettledRooms => {
  const setUps = new Map<string, SurveyConfiguration>();
  const exceeded: SettledRooms['exceeded'] = [];
  const left = overfull.filter(({ step, pax, configuration, most, greatest, setUps: fitting }) => {
    const { setUp, reason } = choices.find((choice) => choice.step === step) ?? {};
    if (setUp !== undefined) {
      if (!fitting.includes(setUp)) return true;
      setUps.set(step, setUp);
      return false;
    }
    if (reason === undefined || pax > greatest) return true;
    exceeded.push({ key: step, configuration, pax, most, reason });
    return false;
  });
  return left.length > 0 ? refuse('over-capacity', { members: { rooms: left } }) : { setUps, exceeded };
};
