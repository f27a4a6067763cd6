import { stepOfKey } from './step-keys.ts';

/** Path of a step's fields in the summary: `days.0.plenaries.0`, `contact`, or the top. */
const summaryPath = (key: string): string => {
  const step = stepOfKey(key);
  if (!('dayIndex' in step)) return step.type === 'additional-needs' ? '' : step.type;
  const day = `days.${step.dayIndex}`;
  if (step.type === 'plenary') return `${day}.plenaries.${step.index}`;
  if (step.type === 'subcommittee') return `${day}.subcommittees.${step.index}`;
  return `${day}.${step.type === 'team-building' ? 'teambuilding' : step.type}`;
};

/** A field of a step as the summary names it: `days.0.plenaries.0.pax`. */
export const summaryField = (key: string, field: string): string => [summaryPath(key), field].filter(Boolean).join('.');
