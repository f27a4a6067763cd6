import { lunchServices, surveyConfigurations, surveyEquipments } from '@plenary/contracts/survey-terms';
import { minutesOfDuration } from '@plenary/contracts/survey-times';
import type { TFunction } from 'i18next';

/** `PT1H30M` as "90 min". */
export const durationText = (t: TFunction<'survey'>, duration: string): string =>
  t('duration.minutes', { count: minutesOfDuration(duration) || 0 });

const knows = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

/** An answer in words, by its field; null: there is none. */
export const answerText = (t: TFunction<'survey'>, locale: string, name: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (value === true) return '✓';
  if (Array.isArray(value)) {
    const words = value.filter((item) => knows(surveyEquipments, item)).map((item) => t(`equipment.${item}`));
    return words.length > 0 ? new Intl.ListFormat(locale).format(words) : null;
  }
  if (name === 'configuration' && knows(surveyConfigurations, value)) return t(`configuration.${value}`);
  if (name === 'service' && knows(lunchServices, value)) return t(`lunch.${value}`);
  if (name === 'duration') return durationText(t, String(value));
  return String(value);
};
