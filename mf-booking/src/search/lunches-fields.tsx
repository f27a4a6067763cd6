import { usePlatform } from '@plenary/platform';
import { Checkbox } from '@plenary/ui/checkbox';
import { PaxField } from '@plenary/ui/pax-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsIn } from './field-errors.ts';
import { fieldId, useFocusOnFirstError } from './field-id.ts';
import styles from './lunches-fields.module.css';
import { type DraftDay, fullDay, lunchPaxOf } from './search-draft.ts';
import { errorText } from './search-words.ts';
import { dayName } from './summarise-search.ts';
import type { Search } from './use-search.ts';

/** Lunch of each day: included with a full day, to be ticked on a half day (spec/booking.md §5). */
export const LunchesFields = ({ search }: { search: Search }) => {
  useFocusOnFirstError(errorsIn(search.errors, 'lunches'));
  return (
    <ul className={styles.days}>
      {search.state.days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place; its date changes under it.
        <li key={index}>
          <LunchOfDay search={search} day={day} index={index} />
        </li>
      ))}
    </ul>
  );
};

const LunchOfDay = ({ search, day, index }: { search: Search; day: DraftDay; index: number }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  // While the field is being emptied it stays empty; left so, it shows the plenary's number again, its default.
  const [isEmptied, setEmptied] = useState(false);
  const isFull = day.plenary.duration === fullDay;
  const pax = lunchPaxOf(day);
  const path = `days.${index}.lunchPax`;
  const name = day.date ? dayName(day.date, locale) : t('fields.lunches.day', { number: index + 1 });
  return (
    <fieldset className={styles.day} onBlur={() => setEmptied(false)}>
      <legend className="visually-hidden">{name}</legend>
      <Checkbox
        label={<span className={styles.name}>{name}</span>}
        description={t(isFull ? 'fields.lunches.included' : 'fields.lunches.optional')}
        isSelected={pax !== undefined}
        isDisabled={isFull}
        onChange={(isTicked) => search.dispatch({ type: 'lunch-ticked', day: index, isTicked })}
      />
      {pax === undefined ? null : (
        <PaxField
          id={fieldId(path)}
          label={t('fields.lunches.pax')}
          value={isEmptied ? null : pax}
          onChange={(typed) => {
            setEmptied(typed === null);
            search.dispatch({ type: 'lunch-pax-changed', day: index, pax: typed });
          }}
          error={errorText(t, search.errors, path)}
          decreaseLabel={t('fields.rooms.fewer')}
          increaseLabel={t('fields.rooms.more')}
        />
      )}
    </fieldset>
  );
};
