import { exportPersonalData } from '@plenary/contracts/own-data.endpoints';
import type { User } from '@plenary/contracts/user.schemas';
import { Button } from '@plenary/ui/button';
import { saveFile } from '@plenary/ui/save-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { exportData } from './account-api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';

/** Export of the user's stored data, and erasure. Accounts of staff are closed by an administrator. */
export const DataSection = ({ user }: { user: User }) => {
  const { t } = useTranslation('auth');
  const { run, pending } = useAction(exportPersonalData, { 'service-unavailable': t('account.data.incomplete') });
  const [isErasing, setErasing] = useState(false);
  const save = () =>
    run('export', async () => {
      const data = await exportData(new AbortController().signal);
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile({ content, name: `personal-data-${data.exportedAt.slice(0, 10)}.json` });
    });
  return (
    <Section title={t('account.data.title')} text={t('account.data.text')}>
      <div className={styles.actions}>
        <Button variant="secondary" isPending={pending !== null} pendingLabel={t('form.pending')} onClick={save}>
          {t('account.data.export')}
        </Button>
        {user.role === 'customer' && (
          <Button variant="quiet" onClick={() => setErasing(true)}>
            {t('account.data.erase')}
          </Button>
        )}
      </div>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </Section>
  );
};
