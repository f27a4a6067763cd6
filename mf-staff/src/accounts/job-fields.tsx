import { jobs } from '@plenary/contracts/desk-rights';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import type { CountryVenues } from '../scientists/load-scientists.ts';
import { VenueCheckboxes } from '../scientists/venue-checkboxes.tsx';
import styles from './accounts.module.css';
import { type JobRow, jobPlaces } from './job-rows.ts';

interface Props {
  row: JobRow;
  /** From 1. */
  number: number;
  /** Null: not loaded. */
  countries: readonly CountryVenues[] | null;
  /** The venues could not be read. */
  hasFailed: boolean;
  onChange: (row: JobRow) => void;
  onRemove: () => void;
}

export const JobFields = ({ row, number, countries, hasFailed, onChange, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.job}>
      <legend>{t('accounts.jobs.number', { number })}</legend>
      <div className={styles.role}>
        <NativeSelect
          label={t('accounts.jobs.job')}
          options={jobs.map((id) => ({ id, label: t(`accounts.jobs.names.${id}`) }))}
          value={row.job}
          onChange={(job) => onChange({ ...row, job })}
        />
        <NativeSelect
          label={t('accounts.jobs.where')}
          options={jobPlaces.map((id) => ({
            id,
            label: id === 'network' || id === 'venues' ? t(`accounts.jobs.scopes.${id}`) : t(`countries.${id}`),
          }))}
          value={row.where}
          onChange={(where) => onChange({ ...row, where })}
        />
        <Button size="small" variant="secondary" onClick={onRemove}>
          {t('accounts.jobs.remove')}
        </Button>
      </div>
      {row.where === 'venues' && hasFailed ? <p role="alert">{t('accounts.jobs.noVenues')}</p> : null}
      {row.where === 'venues' && countries ? (
        <VenueCheckboxes
          countries={countries}
          venueIds={row.venueIds}
          others={[]}
          onChange={(venueIds) => onChange({ ...row, venueIds })}
        />
      ) : null}
    </fieldset>
  );
};
