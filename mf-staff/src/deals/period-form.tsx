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
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  const isBackwards = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards) onPeriod({ from: typed.from || undefined, to: typed.to || undefined });
  };
  return (
    <form className={searchStyles.search} noValidate onSubmit={submit}>
      <TextField type="date" label={t('deals.from')} value={typed.from} onChange={(day) => setTyped({ ...typed, from: day })} />
      <TextField
        type="date"
        label={t('deals.to')}
        value={typed.to}
        error={isBackwards ? t('deals.backwards') : undefined}
        onChange={(day) => setTyped({ ...typed, to: day })}
      />
      <Button type="submit" variant="secondary">
        {t('deals.show')}
      </Button>
    </form>
  );
};
