import { maxAllergies, maxComment, maxSurveyPax } from '@plenary/contracts/survey-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { PaxField } from '@plenary/ui/pax-field';
import { TextArea } from '@plenary/ui/text-area';
import { useTranslation } from 'react-i18next';
import { faultText, fieldId } from './field-words.ts';
import type { StepForm } from './step-form.ts';

type FormWith<Field> = Pick<StepForm<Field>, 'answers' | 'errors' | 'change'>;

interface PaxProps {
  form: FormWith<{ pax: number | null }>;
  warning?: string | undefined;
}

/** Number of participants. */
export const PaxAnswer = ({ form: { answers, errors, change }, warning }: PaxProps) => {
  const { t } = useTranslation('survey');
  return (
    <PaxField
      id={fieldId('pax')}
      name="pax"
      label={t('field.pax')}
      value={answers.pax}
      onChange={(pax) => change('pax', pax)}
      error={faultText(t, 'pax', errors.pax)}
      warning={warning}
      min={1}
      max={maxSurveyPax}
      decreaseLabel={t('action.fewer')}
      increaseLabel={t('action.more')}
    />
  );
};

interface TextProps<Name extends 'comment' | 'allergies' | 'accurateRoomConfiguration'> {
  form: FormWith<Record<Name, string>>;
  name: Name;
}

const limits = { comment: maxComment, allergies: maxAllergies, accurateRoomConfiguration: maxComment };
/** Number of characters left from which it is shown. */
const nearLimit = 100;

/** A text that may stay empty. A longer one than allowed can be typed, so that nothing that is pasted gets lost, and is then refused. */
export const LongAnswer = <Name extends 'comment' | 'allergies' | 'accurateRoomConfiguration'>({ form, name }: TextProps<Name>) => {
  const { t } = useTranslation('survey');
  const { answers, errors, change } = form;
  const value: string = answers[name];
  const left = limits[name] - value.length;
  const hint = name === 'comment' ? undefined : t(`hint.${name as 'allergies' | 'accurateRoomConfiguration'}`);
  const counted = left >= 0 && left <= nearLimit ? t('hint.countLeft', { count: left }) : undefined;
  return (
    <TextArea
      id={fieldId(name)}
      name={name}
      label={t(`field.${name}`)}
      optionalLabel={t('field.optional')}
      description={[hint, counted].filter(Boolean).join(' ') || undefined}
      value={value}
      onChange={(text) => change(name, text as Record<Name, string>[Name])}
      error={faultText(t, name, errors[name] ?? (left < 0 ? 'value_too_long' : undefined))}
    />
  );
};

interface TimeProps<Name extends string> {
  form: FormWith<Record<Name, string | null>>;
  name: Name & ('startTime' | 'endTime');
  options: readonly string[];
  /** Hours before noon belong to the next day. */
  isEvening?: boolean;
  warning?: string | undefined;
}

/** A time of the day among those that can be had. */
export const TimeAnswer = <Name extends 'startTime' | 'endTime'>({ form, name, options, isEvening, warning }: TimeProps<Name>) => {
  const { t } = useTranslation('survey');
  const { answers, errors, change } = form;
  const value: string | null = answers[name];
  const times = value === null || options.includes(value) ? options : [...options, value].sort();
  return (
    <NativeSelect
      id={fieldId(name)}
      label={t(`field.${name}`)}
      placeholder={t('field.choose')}
      options={times.map((time) => ({ id: time, label: isEvening && time < '12:00' ? t('hint.nextDay', { time }) : time }))}
      value={value}
      onChange={(time) => change(name, time as Record<Name, string | null>[Name])}
      error={faultText(t, name, errors[name])}
      warning={warning}
    />
  );
};
