import { formatList } from '@plenary/contracts/format';
import { lunchServices, surveyConfigurations, surveyEquipments, wellnessFormats } from '@plenary/contracts/survey-terms';
import { minutesOfDuration } from '@plenary/contracts/survey-times';
import type { TFunction } from 'i18next';

/** `PT45M` as "45 min", `PT1H30M` as "1 h 30 min": an hour and more in hours and minutes (spec/booking.md §9). */
export const durationText = (t: TFunction<'survey'>, duration: string): string => {
  const whole = minutesOfDuration(duration) || 0;
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return t('duration.minutes', { minutes });
  return minutes === 0 ? t('duration.hours', { hours }) : t('duration.hoursMinutes', { hours, minutes });
};

/** Only the first item of a list keeps the capital of a label; a word with other capitals (`Wi-Fi`) is written so everywhere. */
const insideList = (label: string, index: number): string =>
  index === 0 || /^\S+\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const knows = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

/** An answer in words, by its field; null: there is none. */
export const answerText = (t: TFunction<'survey'>, locale: string, name: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (value === true) return '✓';
  if (Array.isArray(value)) {
    const words = value.filter((item) => knows(surveyEquipments, item)).map((item) => t(`equipment.${item}`));
    return words.length > 0 ? formatList(words.map(insideList), locale) : null;
  }
  if (name === 'configuration' && knows(surveyConfigurations, value)) return t(`configuration.${value}`);
  if (name === 'service' && knows(lunchServices, value)) return t(`lunch.${value}`);
  if (name === 'format' && knows(wellnessFormats, value)) return t(`wellnessFormat.${value}`);
  if (name === 'duration') return durationText(t, String(value));
  return String(value);
};
