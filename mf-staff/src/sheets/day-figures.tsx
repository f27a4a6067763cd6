import { formatCount } from '@plenary/contracts/format';
import { kitchenList } from '@plenary/contracts/sheet-lists';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { SheetData } from './load-sheet.ts';
import styles from './sheets.module.css';

/** The figures of a day: confirmed events and their people, lunches by service, diets. */
export const DayFigures = ({ data: { events } }: { data: SheetData }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const confirmed = events.filter(({ isConfirmed }) => isConfirmed);
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
  const lunches = kitchenList(events).filter(({ meal }) => meal !== 'BREAKFAST' && meal !== 'GOURMET_BREAK' && meal !== 'evening');
  const diets = sum(confirmed.map(({ dietCount }) => dietCount));
  const figures = [
    { id: 'events', value: confirmed.length, label: t('sheets.figures.events', { count: confirmed.length }) },
    { id: 'people', value: sum(confirmed.map(({ pax }) => pax)), label: t('sheets.figures.people') },
    ...lunches.map(({ meal, pax }) => ({ id: meal, value: pax, label: t(`sheets.meals.${meal}`) })),
    ...(diets > 0 ? [{ id: 'diets', value: diets, label: t('sheets.figures.diets', { count: diets }) }] : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{formatCount(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
};
