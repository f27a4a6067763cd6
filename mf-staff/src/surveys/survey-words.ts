import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { minutesOfDuration } from '@plenary/contracts/survey-times';
import type { TFunction } from 'i18next';

type Value = string | number | null | readonly string[];

type Days = readonly Pick<SurveySummary['days'][number], 'halfDay'>[];

/**
 * Name of a survey step: "Jour 1, plénière 2"; `part` is a path of the summary without its field. Of an evening alone, where `days` say that
 * it is one, the room is its space.
 */
export const stepWords = (t: TFunction<'staff'>, part: readonly string[], days: Days = []): string => {
  const [head = '', day, kind, index] = part;
  if (head !== 'days') return head ? t(`surveys.steps.${head}` as 'surveys.steps.additional-needs') : t('surveys.steps.additional-needs');
  const isSpace = kind === 'plenaries' && days[Number(day)]?.halfDay === 'Soirée';
  const step = isSpace
    ? t('surveys.steps.eveningSpace')
    : t(`surveys.steps.${kind}` as 'surveys.steps.plenaries', { number: Number(index ?? 0) + 1 });
  return t('surveys.dayStep', { day: Number(day) + 1, step });
};

/** Fields of the decision itself: the words of staff. */
const isOfDecision = (path: string) => path === 'message' || path.startsWith('charge.');

/** Names of the steps with missing answers, each once; `errors` are by field of the summary. */
export const missingSteps = (t: TFunction<'staff'>, errors: Readonly<Record<string, string>>): string[] => {
  const answers = Object.keys(errors).filter((path) => !isOfDecision(path));
  return [...new Set(answers.map((path) => stepWords(t, path.split('.').slice(0, -1))))];
};

/** A field of the summary in words: `days.0.plenaries.0.pax` is "Jour 1, plénière 1, participants". */
export const fieldWords = (t: TFunction<'staff'>, path: string, days?: Days): string => {
  const part = path.split('.');
  const field = part.pop() ?? '';
  return t('surveys.stepField', {
    step: stepWords(t, part, days),
    field: t(`surveys.fieldNames.${field}` as 'surveys.fieldNames.pax').toLowerCase(),
  });
};

const listed = (field: string): field is 'configuration' | 'service' | 'type' | 'format' | 'equipments' | 'asked' =>
  ['configuration', 'service', 'type', 'format', 'equipments', 'asked'].includes(field);

/** An answer as it is read; a dash where there is none. */
export const valueWords = (t: TFunction<'staff'>, field: string, value: Value): string => {
  if (value === null || value === '' || (typeof value === 'object' && value.length === 0)) return '–';
  if (field === 'duration') return t('surveys.minutes', { count: minutesOfDuration(String(value)) });
  if (!listed(field)) return String(value);
  // Add-ons of a difference come as one text.
  const ids = typeof value === 'object' ? value : String(value).split(', ');
  return ids.map((id) => t(`surveys.values.${field}.${id}` as 'surveys.values.service.any')).join(', ');
};
