import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';

export interface SummaryField {
  name: string;
  value: unknown;
  hasWarning: boolean;
}

export interface SummarySection {
  step: SurveyStep;
  fields: SummaryField[];
}

export interface SummaryGroups {
  contact: SummarySection;
  days: { date: string; sections: SummarySection[] }[];
  rest: SummarySection[];
}

type Field = { value: unknown; hasWarning: boolean };

const isField = (value: unknown): value is Field => typeof value === 'object' && value !== null && 'hasWarning' in value;

const fieldsOf = (part: object): SummaryField[] =>
  Object.entries(part).flatMap(([name, value]) => (isField(value) ? [{ name, value: value.value, hasWarning: value.hasWarning }] : []));

const sectionOf = (step: SurveyStep, part: object | null): SummarySection[] => (part ? [{ step, fields: fieldsOf(part) }] : []);

/** All answers by contact, each day and additional needs, each part with the step that it is edited on (spec/logistics.md §2). */
export const summaryGroups = (summary: SurveySummary): SummaryGroups => {
  const { contact, days, comment, upsell } = summary;
  return {
    contact: { step: { type: 'contact' }, fields: fieldsOf(contact) },
    days: days.map((day, dayIndex) => ({
      date: day.date,
      sections: [
        ...day.plenaries.flatMap((room) => sectionOf({ type: 'plenary', dayIndex, index: room.index }, room)),
        ...day.subcommittees.flatMap((room) => sectionOf({ type: 'subcommittee', dayIndex, index: room.index }, room)),
        ...sectionOf({ type: 'lunch', dayIndex }, day.lunch && withoutType(day.lunch)),
        ...sectionOf({ type: 'wellness', dayIndex }, day.wellness),
        ...sectionOf({ type: 'afterwork', dayIndex }, day.afterwork),
        ...sectionOf({ type: 'team-building', dayIndex }, day.teambuilding),
      ],
    })),
    rest: [
      { step: { type: 'additional-needs' }, fields: [{ name: 'comment', ...comment }] },
      ...(upsell.asked.value.length > 0 || upsell.comment.value
        ? [
            {
              step: { type: 'upsell' as const },
              fields: [
                { name: 'upsell', ...upsell.asked },
                { name: 'comment', ...upsell.comment },
              ],
            },
          ]
        : []),
    ],
  };
};

/** The type of a lunch shows in its service. */
const withoutType = ({ type, pax, service, ...rest }: NonNullable<SurveySummary['days'][number]['lunch']>) => ({
  pax,
  service: type.value === 'standard' ? service : { value: type.value, hasWarning: service.hasWarning || type.hasWarning },
  ...rest,
});

const dayParts = {
  plenaries: 'plenary',
  subcommittees: 'subcommittee',
  lunch: 'lunch',
  wellness: 'wellness',
  afterwork: 'afterwork',
  teambuilding: 'team-building',
} as const;

/** The step on which a field of the summary's errors is answered (`days.0.plenaries.0.pax`); null: unknown. */
export const stepOfField = (path: string): SurveyStep | null => {
  const [root, day, part = '', index] = path.split('.');
  if (root === 'contact') return { type: 'contact' };
  if (root === 'comment') return { type: 'additional-needs' };
  if (root === 'upsell') return { type: 'upsell' };
  const type = dayParts[part as keyof typeof dayParts];
  if (root !== 'days' || type === undefined) return null;
  const dayIndex = Number(day);
  return type === 'plenary' || type === 'subcommittee' ? { type, dayIndex, index: Number(index) } : { type, dayIndex };
};
