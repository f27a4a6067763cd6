import * as contract from '@plenary/contracts/releases.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type Deed, doDeed } from './api.ts';
import styles from './releases.module.css';

export interface WantedDeed {
  remote: string;
  deed: Deed;
}

interface Props extends WantedDeed {
  /** Revision that the page shows. */
  revision: number;
  onClose: () => void;
  /** It was done, or the releases were not as they were shown. */
  onChanged: () => void;
}

const shares = [1, 5, 10, 25, 50, 75].map((percent) => ({ id: String(percent), label: `${percent} %` }));

/** Asks before visitors are given something else. */
export const DeedDialog = ({ remote, deed, revision, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const [percent, setPercent] = useState(deed.kind === 'canary' ? String(deed.percent) : '');
  const version = 'version' in deed ? deed.version : '';
  const isService = remote.startsWith('svc-');
  const of = isService && (deed.kind === 'promote' || deed.kind === 'rollback') ? (`${deed.kind}Service` as const) : deed.kind;

  const refused = t(isService ? 'releases.failures.refusedService' : 'releases.failures.refused');
  const { submit, isPending, failure } = useSubmission({
    endpoints: [contract.startCanary, contract.promoteRelease, contract.rollBackRelease, contract.withdrawCanary],
    send: () => doDeed(remote, deed.kind === 'canary' ? { ...deed, percent: Number(percent) } : deed, revision),
    words: {
      'stale-version': t('releases.failures.moved'),
      conflict: refused,
      'not-found': refused,
      failed: t('releases.failures.failed'),
    },
    onDone: () => {
      onClose();
      onChanged();
    },
    onFailure: onChanged,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`releases.questions.${of}`)}
      description={`${t(`releases.remotes.${remote}`, { defaultValue: remote })} ${version}`.trim()}
      closeLabel={t('close')}
    >
      {failure ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <p>{t(`releases.outcomes.${of}`)}</p>
      {deed.kind === 'canary' ? (
        <NativeSelect label={t('releases.shareOfVisitors')} options={shares} value={percent} onChange={setPercent} />
      ) : null}
      <div className={styles.deeds}>
        <Button
          variant={deed.kind === 'rollback' || deed.kind === 'withdraw' ? 'danger' : 'primary'}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => submit()}
        >
          {t(`releases.confirm.${of}`)}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('accounts.no')}
        </Button>
      </div>
    </Dialog>
  );
};
