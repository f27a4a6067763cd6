import type { OverfullRoom, RoomChoice } from '@plenary/contracts/staff-surveys.schemas';
import type { SurveyConfiguration } from '@plenary/contracts/survey-terms';
import { refuse } from '@plenary/http/refuse';
import type { CapacityOverride } from '../events/event-record.ts';

export interface SettledRooms {
  /** Set-up that staff chose, by step key. */
  setUps: ReadonlyMap<string, SurveyConfiguration>;
  /** What staff let exceed the figure of its set-up, with their reason. */
  exceeded: (Pick<CapacityOverride, 'key' | 'configuration' | 'pax'> & { most: number; reason: string })[];
}

/**
 * What staff choose for each overfull room (docs/decisions/0046-over-capacity.md). Refuses `over-capacity` with those that stay: without a
 * choice, in a set-up that does not hold the group either, or beyond the room's greatest figure; `forbidden` where a figure is to be
 * exceeded by somebody who may not.
 */
export const settleRooms = (
  overfull: readonly OverfullRoom[],
  { choices, mayExceed }: { choices: readonly RoomChoice[]; mayExceed: boolean },
): SettledRooms => {
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
    if (!mayExceed) return refuse('forbidden');
    exceeded.push({ key: step, configuration, pax, most, reason });
    return false;
  });
  return left.length > 0 ? refuse('over-capacity', { members: { rooms: left } }) : { setUps, exceeded };
};
