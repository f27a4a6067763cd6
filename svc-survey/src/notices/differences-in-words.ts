import { formatDay, formatList } from '@plenary/contracts/format';
import { minutesOfDuration } from '@plenary/contracts/survey-times';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { colonIn } from '@plenary/service-kit/mail-layout';
import type { ChangedValue, EventDay } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { noticeWords } from './words/by-language.ts';
import { differenceWords } from './words/differences.ts';

type Value = ChangedValue['to'];

/** Each change on a line: "mardi 19 janvier, Plénière, Participants : 30 → 38". */
export const differencesInWords = (changes: readonly ChangedValue[], days: readonly EventDay[], lang: Language): string =>
  changes.map((change) => `${placeOf(change, days, lang)}${colonIn(lang)} ${sidesOf(change, lang)}`).join('\n');

/** Each room on a line: "mardi 19 janvier, Plénière : 38 (capacité prévue : 31)". */
export const exceededInWords = (exceeded: readonly ChangedValue[], days: readonly EventDay[], lang: Language): string =>
  exceeded
    .map((one) => {
      const figure = `${differenceWords[lang].capacity}${colonIn(lang)} ${one.from}`;
      return `${placeOf(one, days, lang)}${colonIn(lang)} ${one.to} (${figure})`;
    })
    .join('\n');

const placeOf = ({ key, field }: ChangedValue, days: readonly EventDay[], lang: Language): string => {
  const { steps, fields } = differenceWords[lang];
  const step = stepOfKey(key);
  const day = 'dayIndex' in step ? days[step.dayIndex] : undefined;
  const date = day?.date;
  const type = step.type === 'plenary' && day?.halfDay === 'Soirée' ? 'evening-space' : step.type;
  const name = steps[type as keyof typeof steps]?.replace('{number}', String('index' in step ? step.index + 1 : 1));
  return [date && formatDay(date, localeOf[lang], 'weekday'), name, fields[field]].filter(Boolean).join(', ');
};

const sidesOf = ({ field, from, to }: ChangedValue, lang: Language): string =>
  field === 'asked' || from === to ? inWords(field, to, lang) : `${inWords(field, from, lang)} → ${inWords(field, to, lang)}`;

const inWords = (field: string, value: Value, lang: Language): string => {
  const { values, none } = differenceWords[lang];
  if (value === null || value === '') return none;
  if (field === 'duration') return `${minutesOfDuration(String(value))} min`;
  if (field !== 'asked') return values[String(value)] ?? String(value);
  const { addons } = noticeWords[lang];
  const asked = String(value)
    .split(',')
    .map((addon) => addon.trim());
  return formatList(
    asked.map((addon) => addons[addon as keyof typeof addons] ?? addon),
    localeOf[lang],
  );
};
