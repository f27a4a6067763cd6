import { addDays } from '@plenary/contracts/add-days';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  from: string;
  /** First day of the board, and how many days it has. */
  first: string;
  count: number;
  onChange: (day: string) => void;
}

/** The day that the board begins with on the screen. */
export const DayChoice = ({ from, first, count, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(from);
  const last = addDays(first, count - 1);
  const change = (day: string) => {
    setTyped(day);
    if (day >= first && day <= last) onChange(day);
  };
  return <TextField type="date" label={t('planning.from')} min={first} max={last} value={typed} onChange={change} />;
};
