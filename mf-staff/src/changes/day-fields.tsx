import { formatDay } from '@plenary/contracts/format';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { AskedDays } from './api.ts';
import styles from './changes.module.css';

export interface DayDraft {
  from: string;
  to: string;
  /** As typed. */
  pax: string;
}

export const isWhole = (draft: readonly DayDraft[]): boolean => draft.every(({ to, pax }) => to !== '' && /^[1-9]\d{0,3}$/.test(pax));

export const daysOf = (draft: readonly DayDraft[]): AskedDays => draft.map(({ pax, ...day }) => ({ ...day, pax: Number(pax) }));

interface Props {
  draft: readonly DayDraft[];
  /** By field path `days.0.to`. */
  errors: FieldErrors;
  onChange: (draft: DayDraft[]) => void;
}

/** The day in place of each day of a booking, and its people. */
export const DayFields = ({ draft, errors, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const edit = (index: number, fields: Partial<DayDraft>) =>
    onChange(draft.map((one, place) => (place === index ? { ...one, ...fields } : one)));
  return draft.map(({ from, to, pax }, index) => (
    <fieldset key={from} className={styles.day}>
      <legend>{formatDay(from, locale, 'full')}</legend>
      <TextField
        type="date"
        label={t('changes.day')}
        value={to}
        error={errors[`days.${index}.to`] ? t('changes.badDay') : undefined}
        onChange={(day) => edit(index, { to: day })}
      />
      <TextField inputMode="numeric" label={t('changes.people')} value={pax} onChange={(people) => edit(index, { pax: people })} />
    </fieldset>
  ));
};
