import { maxSubcommittees, searchConfigurations } from '@plenary/contracts/terms';
import { Button } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { Icon } from '@plenary/ui/icon';
import { PaxField } from '@plenary/ui/pax-field';
import { Select } from '@plenary/ui/select';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './day-rooms.module.css';
import { DurationChoice } from './duration-choice.tsx';
import { fieldId } from './field-id.ts';
import { configurationOptions, errorText } from './search-words.ts';
import { SubcommitteeFields } from './subcommittee-fields.tsx';
import type { Search } from './use-search.ts';

/** The plenary of a day and its subcommittees. */
export const DayRooms = ({ search, day }: { search: Search; day: number }) => {
  const { t } = useTranslation('booking');
  const { state, errors, dispatch, rules } = search;
  const addRef = useRef<HTMLButtonElement>(null);
  const asked = state.days[day];
  const count = asked?.subcommittees.length ?? 0;
  const shownCount = useRef(count);
  const path = `days.${day}`;

  // Focus goes to the next step: into the room just added, or away from the one just removed.
  useEffect(() => {
    if (count > shownCount.current) document.getElementById(fieldId(`${path}.subcommittees.${count - 1}.pax`))?.focus();
    if (count < shownCount.current) addRef.current?.focus();
    shownCount.current = count;
  }, [count, path]);

  if (!asked) return null;
  const { plenary, subcommittees } = asked;
  return (
    <div className={styles.rooms}>
      <fieldset className={styles.room}>
        <legend className={styles.title}>{t('fields.rooms.plenary')}</legend>
        <div className={styles.plenary}>
          <PaxField
            id={fieldId(`${path}.plenary.pax`)}
            label={t('fields.rooms.pax')}
            value={plenary.pax}
            onChange={(pax) => dispatch({ type: 'plenary-pax-changed', day, pax })}
            error={errorText(t, errors, `${path}.plenary.pax`)}
            decreaseLabel={t('fields.rooms.fewer')}
            increaseLabel={t('fields.rooms.more')}
          />
          <Select
            id={fieldId(`${path}.plenary.configuration`)}
            label={t('fields.rooms.configuration')}
            placeholder={t('fields.rooms.choose')}
            options={configurationOptions(t, searchConfigurations, plenary.configuration)}
            value={plenary.configuration}
            onChange={(configuration) => dispatch({ type: 'plenary-configuration-changed', day, configuration })}
            error={errorText(t, errors, `${path}.plenary.configuration`)}
          />
          <DurationChoice search={search} day={day} label={t('fields.rooms.duration')} />
        </div>
      </fieldset>
      {subcommittees.map((room, index) => (
        // A room has no identity beyond its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the search, its errors and its address know it by.
        <SubcommitteeFields key={index} search={search} day={day} index={index} room={room} plenaryDuration={plenary.duration} />
      ))}
      {rules.subcommittees ? (
        <div>
          <Button
            ref={addRef}
            variant="quiet"
            size="small"
            icon={<Icon name="plus" size={20} />}
            disabled={count >= maxSubcommittees}
            onClick={() => dispatch({ type: 'subcommittee-added', day })}
          >
            {t('fields.rooms.add')}
          </Button>
          {count >= maxSubcommittees ? <p className={styles.note}>{t('fields.rooms.full')}</p> : null}
          <FieldError id={fieldId(`${path}.subcommittees`)} message={errorText(t, errors, `${path}.subcommittees`)} />
        </div>
      ) : null}
    </div>
  );
};
