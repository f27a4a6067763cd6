import { maxJobs } from '@plenary/contracts/desk-rights';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchVenuesByCountry } from '../scientists/load-scientists.ts';
import styles from './accounts.module.css';
import type { Account, GivenJobs } from './api.ts';
import { JobFields } from './job-fields.tsx';
import { isWhole, jobsOf, newRow, rowsOf } from './job-rows.ts';

interface Props {
  /** The newest version. */
  account: Account;
  isPending: boolean;
  onGive: (jobs: GivenJobs) => void;
}

/** The jobs of one of the staff, each with where it is done; saved as a whole. */
export const AccountJobs = ({ account, isPending, onGive }: Props) => {
  const { t } = useTranslation('staff');
  const [rows, setRows] = useState(() => rowsOf(account.jobs ?? []));
  const { loading } = useLoading({ load: fetchVenuesByCountry });
  const countries = loading.type === 'loaded' ? loading.value : null;
  return (
    <section aria-labelledby="account-jobs" className={styles.jobs}>
      <h2 id="account-jobs" className={styles.jobsTitle}>
        {t('accounts.jobs.title')}
      </h2>
      <p>{t(rows.length === 0 ? 'accounts.jobs.none' : 'accounts.jobs.hint')}</p>
      {rows.map((row, index) => (
        <JobFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list.
          key={index}
          row={row}
          number={index + 1}
          countries={countries}
          hasFailed={loading.type === 'failed'}
          onChange={(next) => setRows(rows.with(index, next))}
          onRemove={() => setRows(rows.filter((_, other) => other !== index))}
        />
      ))}
      <div className={styles.deeds}>
        <Button size="small" variant="secondary" disabled={rows.length >= maxJobs} onClick={() => setRows([...rows, newRow])}>
          {t('accounts.jobs.add')}
        </Button>
        <Button
          size="small"
          disabled={!rows.every(isWhole)}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => onGive(jobsOf(rows))}
        >
          {t('accounts.jobs.save')}
        </Button>
      </div>
    </section>
  );
};
