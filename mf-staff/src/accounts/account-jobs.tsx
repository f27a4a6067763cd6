import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accounts.module.css';
import type { Account, GivenJobs } from './api.ts';
import { JobList } from './job-list.tsx';
import { isWhole, jobsOf, rowsOf } from './job-rows.ts';

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
  return (
    <section aria-labelledby="account-jobs" className={styles.jobs}>
      <h2 id="account-jobs" className={styles.jobsTitle}>
        {t('accounts.jobs.title')}
      </h2>
      <p>{t(rows.length === 0 ? 'accounts.jobs.none' : 'accounts.jobs.hint')}</p>
      <JobList rows={rows} onChange={setRows} />
      <div className={styles.deeds}>
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
