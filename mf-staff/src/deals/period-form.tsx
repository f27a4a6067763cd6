import { addDays } from '@plenary/contracts/add-days';
import { mostListedDays } from '@plenary/contracts/desk-deals-terms';
import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import searchStyles from '../desk/search-box.module.css';
import type { DealsAsked } from './api.ts';

interface Props extends Pick<DealsAsked, 'from' | 'to'> {
  onPeriod: (period: Pick<DealsAsked, 'from' | 'to'>) => void;
}

/** The days between which an event has one; either end may be open. */
export const PeriodForm = ({ from, to, onPeriod }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const isClosed = typed.from !== '' && typed.to !== '';
  const isBackwards = isClosed && typed.to < typed.from;
  const isTooLong = isClosed && typed.to >= addDays(typed.from, mostListedDays);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards && !isTooLong) onPeriod({ from: typed.from || undefined, to: typed.to || undefined });
  };
  return (
    <form className={searchStyles.search} noValidate onSubmit={submit}>
      <TextField type="date" label={t('deals.from')} value={typed.from} onChange={(day) => setTyped({ ...typed, from: day })} />
      <TextField
        type="date"
        label={t('deals.to')}
        value={typed.to}
        error={
          isBackwards ? t('deals.backwards') : isTooLong ? t('deals.tooLong', { days: formatCount(mostListedDays, locale) }) : undefined
        }
        onChange={(day) => setTyped({ ...typed, to: day })}
      />
      <Button type="submit" variant="secondary">
        {t('deals.show')}
      </Button>
    </form>
  );
};
