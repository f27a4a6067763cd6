import { legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import type { Duration } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { IconButton } from '@plenary/ui/icon-button';
import { PaxField } from '@plenary/ui/pax-field';
import { Select } from '@plenary/ui/select';
import { useTranslation } from 'react-i18next';
import styles from './day-rooms.module.css';
import { fieldId } from './field-id.ts';
import type { DraftRoom } from './search-draft.ts';
import { configurationOptions, durationOptions, errorText } from './search-words.ts';
import type { Search } from './use-search.ts';

interface Props {
  search: Search;
  day: number;
  index: number;
  room: DraftRoom;
  plenaryDuration: Duration;
}

/** One subcommittee: people, duration within the plenary's, set-up, and a way out. */
export const SubcommitteeFields = ({ search, day, index, room, plenaryDuration }: Props) => {
  const { t } = useTranslation('booking');
  const { errors, dispatch } = search;
  const path = `days.${day}.subcommittees.${index}`;
  const change = (fields: Partial<DraftRoom>) => dispatch({ type: 'subcommittee-changed', day, subcommittee: index, change: fields });
  return (
    <fieldset className={styles.room}>
      <legend className={styles.title}>{t('fields.rooms.subcommittee', { number: index + 1 })}</legend>
      <div className={styles.remove}>
        <IconButton
          icon="trash"
          size="small"
          label={t('fields.rooms.remove', { number: index + 1 })}
          onClick={() => dispatch({ type: 'subcommittee-removed', day, subcommittee: index })}
        />
      </div>
      <div className={styles.subcommittee}>
        <PaxField
          id={fieldId(`${path}.pax`)}
          label={t('fields.rooms.pax')}
          value={room.pax}
          onChange={(pax) => change({ pax })}
          error={errorText(t, errors, `${path}.pax`)}
          decreaseLabel={t('fields.rooms.fewer')}
          increaseLabel={t('fields.rooms.more')}
        />
        <Select
          id={fieldId(`${path}.configuration`)}
          label={t('fields.rooms.configuration')}
          placeholder={t('fields.rooms.choose')}
          options={configurationOptions(t, searchConfigurations, room.configuration)}
          value={room.configuration}
          onChange={(configuration) => change({ configuration })}
          error={errorText(t, errors, `${path}.configuration`)}
        />
        <Select
          id={fieldId(`${path}.duration`)}
          label={t('fields.rooms.duration')}
          placeholder={t('fields.rooms.choose')}
          options={durationOptions(t, legalSubcommitteeDurations(plenaryDuration), room.duration)}
          value={room.duration}
          onChange={(duration) => change({ duration })}
          error={errorText(t, errors, `${path}.duration`)}
        />
      </div>
    </fieldset>
  );
};
