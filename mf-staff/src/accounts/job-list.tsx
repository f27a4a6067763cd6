import { maxJobs } from '@plenary/contracts/desk-rights';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { fetchVenuesByCountry } from '../scientists/load-scientists.ts';
import { JobFields } from './job-fields.tsx';
import { type JobRow, newRow } from './job-rows.ts';

interface Props {
  rows: readonly JobRow[];
  onChange: (rows: JobRow[]) => void;
}

/** Jobs in a form, each with where it is done. */
export const JobList = ({ rows, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { loading } = useLoading({ load: fetchVenuesByCountry });
  return (
    <>
      {rows.map((row, index) => (
        <JobFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list.
          key={index}
          row={row}
          number={index + 1}
          countries={loading.type === 'loaded' ? loading.value : null}
          hasFailed={loading.type === 'failed'}
          onChange={(next) => onChange(rows.with(index, next))}
          onRemove={() => onChange(rows.filter((_, other) => other !== index))}
        />
      ))}
      <div>
        <Button size="small" variant="secondary" disabled={rows.length >= maxJobs} onClick={() => onChange([...rows, newRow])}>
          {t('accounts.jobs.add')}
        </Button>
      </div>
    </>
  );
};
