import { formatCount } from '@plenary/contracts/format';
import { type KitchenMeal, kitchenList, type MealPart } from '@plenary/contracts/sheet-lists';
import type { Meal as MealName } from '@plenary/contracts/sheet-terms';
import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { Changed, changedIn, type IsChanged } from './changed.tsx';
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
      {(versions) => (
        <>
          <NoEvents data={data} isEmpty={meals.length === 0} />
          {meals.map((meal) => (
            <Meal key={meal.meal} meal={meal} versions={versions} />
          ))}
        </>
      )}
    </SheetFrame>
  );
};

interface MealProps {
  meal: KitchenMeal;
  versions: PaperVersions | null;
}

const Meal = ({ meal: { meal, from, parts, pax }, versions }: MealProps) => {
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
            <Part
              key={part.event.key}
              part={part}
              is={markedMeal(meal, changedIn(versions, part.event))}
              labels={columns.map(({ label }) => label)}
            />
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

/** What is marked of a meal of an event. Breaks have the place and people of the plenary. */
const markedMeal = (meal: MealName, isChanged: IsChanged) => {
  if (meal === 'BREAKFAST' || meal === 'GOURMET_BREAK')
    return {
      ...{ meal: isChanged('food', ['food']), place: isChanged('plenary', ['room']), people: isChanged('plenary', ['people']) },
      words: false,
    };
  const at = meal === 'evening' ? 'afterwork' : 'lunch';
  return {
    meal: isChanged(at, ['sitting', 'hours']),
    place: isChanged(at, ['room']) || (meal === 'meal_trays' && isChanged('plenary', ['room'])),
    people: isChanged(at, ['people']),
    words: isChanged(at, ['diets', 'words']),
  };
};

interface PartProps {
  part: MealPart;
  is: ReturnType<typeof markedMeal>;
  labels: readonly string[];
}

const Part = ({ part: { event, place, pax, diets, comment }, is, labels }: PartProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { title, company } = event;
  return (
    <tr>
      <th scope="row" className={styles.event}>
        <Changed is={is.meal}>{title || company || t('planning.somebody')}</Changed>
        {title && company ? <span className={styles.soft}>{company}</span> : null}
      </th>
      <td data-label={labels[1]}>
        <Changed is={is.place}>{place || '–'}</Changed>
      </td>
      <td data-numeric data-label={labels[2]}>
        <Changed is={is.people}>{pax === null ? '–' : formatCount(pax, locale)}</Changed>
      </td>
      <td className={styles.diets} data-label={labels[3]}>
        <div className={styles.words}>
          <Changed is={is.words}>
            {diets ? <strong>{diets}</strong> : '–'}
            {comment ? `\n${comment}` : null}
          </Changed>
        </div>
      </td>
    </tr>
  );
};
