import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';

interface Answer {
  value: string | number | null | readonly string[];
  hasWarning: boolean;
}
export interface AnswerGroup {
  /** Its path in the summary. */
  path: readonly string[];
  roomName: string | null;
  answers: readonly (Answer & { field: string })[];
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'hasWarning' in value;

const groupOf = (path: readonly string[], part: object, roomName: string | null = null): AnswerGroup => ({
  path,
  roomName,
  answers: Object.entries(part).flatMap(([field, value]) => (isAnswer(value) ? [{ field, ...value }] : [])),
});

/** A lunch elsewhere has no sitting: where it is served says all. */
const servedLunch = ({ service, type, ...lunch }: NonNullable<SurveySummary['days'][number]['lunch']>) => {
  const servedAs = lunchServedAs({ type: type.value, service: service.value });
  if (!isLunchOutside(servedAs)) return { ...lunch, type, service };
  return { ...lunch, type: { value: servedAs, hasWarning: service.hasWarning || type.hasWarning } };
};

/** All answers of a survey, step by step in its order. */
export const surveyGroups = ({ contact, days, comment, upsell }: SurveySummary): AnswerGroup[] => [
  groupOf(['contact'], contact),
  ...days.flatMap((day, dayIndex) => {
    const at = ['days', String(dayIndex)];
    const rooms = (['plenaries', 'subcommittees'] as const).flatMap((kind) =>
      day[kind].map((room) => groupOf([...at, kind, String(room.index)], room, room.roomName)),
    );
    const others = (['lunch', 'wellness', 'afterwork', 'teambuilding'] as const).flatMap((kind) => {
      const part = kind === 'lunch' ? day.lunch && servedLunch(day.lunch) : day[kind];
      return part ? [groupOf([...at, kind], part)] : [];
    });
    return [...rooms, ...others];
  }),
  groupOf([], { comment }),
  groupOf(['upsell'], upsell),
];
