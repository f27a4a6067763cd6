import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accounts.module.css';
import type { GivenJobs, Role } from './api.ts';
import { JobList } from './job-list.tsx';
import { isWhole, type JobRow, jobsOf, newRow } from './job-rows.ts';
import { roles } from './load-accounts.ts';

interface Props {
  current: Role;
  isPending: boolean;
  /** Jobs: of who becomes staff. */
  onGive: (role: Role, jobs: GivenJobs) => void;
}

/** The choice of another role; nobody becomes staff without a job. */
export const AccountRole = ({ current, isPending, onGive }: Props) => {
  const { t } = useTranslation('staff');
  const [role, setRole] = useState(current);
  const [rows, setRows] = useState<JobRow[]>([newRow]);
  const isHired = role === 'staff' && current !== 'staff';
  const isReady = role !== current && (!isHired || (rows.length > 0 && rows.every(isWhole)));
  return (
    <>
      <div className={styles.role}>
        <NativeSelect
          label={t('accounts.newRole')}
          options={roles.map((id) => ({ id, label: t(`accounts.roles.${id}`) }))}
          value={role}
          onChange={setRole}
        />
        <Button
          variant="secondary"
          disabled={!isReady}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => onGive(role, isHired ? jobsOf(rows) : [])}
        >
          {t('accounts.giveRole')}
        </Button>
      </div>
      {isHired ? (
        <div className={styles.jobs}>
          <p>{t('accounts.jobs.needed')}</p>
          <JobList rows={rows} onChange={setRows} />
        </div>
      ) : null}
    </>
  );
};
