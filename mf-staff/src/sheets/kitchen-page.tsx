import { formatCount } from '@plenary/contracts/format';
import { type KitchenMeal, kitchenList, type MealPart } from '@plenary/contracts/sheet-lists';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import type { SheetData } from './load-sheet.ts';
import { NoEvents } from './no-events.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import styles from './sheets.module.css';

/** What the kitchen serves on a day, by service and time; diets and allergies in the customer's own words (design: desk D15). */
export const KitchenPage = () => {
  const data = useLoaderData<SheetData>();
  const meals = kitchenList(data.events);
  return (
    <SheetFrame data={data} list="kitchen">
      <NoEvents data={data} isEmpty={meals.length === 0} />
      {meals.map((meal) => (
        <Meal key={meal.meal} meal={meal} />
      ))}
    </SheetFrame>
  );
};

const Meal = ({ meal: { meal, from, parts, pax } }: { meal: KitchenMeal }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const columns = (['event', 'place', 'people', 'diets'] as const).map((id) => ({ id, label: t(`sheets.columns.${id}`) }));
  return (
    <section className={styles.meal}>
      <h2 className={styles.heading}>{[t(`sheets.meals.${meal}`), from].filter(Boolean).join(', ')}</h2>
      <DataTable caption={t(`sheets.meals.${meal}`)} isCaptionHidden isStacked density="dense">
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" className={styles[id]} data-numeric={id === 'people' || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Part key={part.event.key} part={part} labels={columns.map(({ label }) => label)} />
          ))}
        </tbody>
        <tfoot>
          <tr data-strong>
            <th scope="row" colSpan={2}>
              {t('sheets.total')}
            </th>
            <td data-numeric>{formatCount(pax, locale)}</td>
            <td />
          </tr>
        </tfoot>
      </DataTable>
    </section>
  );
};

const Part = ({ part: { event, place, pax, diets, comment }, labels }: { part: MealPart; labels: readonly string[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { title, company } = event;
  return (
    <tr>
      <th scope="row" className={styles.event}>
        {title || company || t('planning.somebody')}
        {title && company ? <span className={styles.soft}>{company}</span> : null}
      </th>
      <td data-label={labels[1]}>{place || '–'}</td>
      <td data-numeric data-label={labels[2]}>
        {pax === null ? '–' : formatCount(pax, locale)}
      </td>
      <td className={styles.diets} data-label={labels[3]}>
        <div className={styles.words}>
          {diets ? <strong>{diets}</strong> : '–'}
          {comment ? `\n${comment}` : null}
        </div>
      </td>
    </tr>
  );
};
