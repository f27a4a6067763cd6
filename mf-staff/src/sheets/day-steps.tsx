import { addDays } from '@plenary/contracts/add-days';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import { useNavigate } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import type { SheetData } from './load-sheet.ts';
import styles from './sheets.module.css';

/** The day before, today, the day after, or any other. */
export const DaySteps = ({ data: { venue, day, today }, list }: { data: SheetData; list: SheetList }) => {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const onDay = (other: string) => paths.sheet({ venue, day: other, list });
  return (
    <>
      <DayField key={day} day={day} onChange={(other) => void navigate(onDay(other))} />
      <nav className={styles.steps} aria-label={t('sheets.days')}>
        <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={onDay(addDays(day, -1))}>
          {t('sheets.previous')}
        </DeskLink>
        <DeskLink
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={onDay(today)}
          aria-current={day === today ? 'page' : undefined}
        >
          {t('sheets.today')}
        </DeskLink>
        <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={onDay(addDays(day, 1))}>
          {t('sheets.next')}
        </DeskLink>
      </nav>
    </>
  );
};

const DayField = ({ day, onChange }: { day: string; onChange: (day: string) => void }) => {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(day);
  const change = (text: string) => {
    setTyped(text);
    // While a year is typed the field has years that nobody means.
    if (/^20\d{2}-\d{2}-\d{2}$/.test(text) && text !== day) onChange(text);
  };
  return <TextField type="date" label={t('sheets.day')} value={typed} onChange={change} />;
};
