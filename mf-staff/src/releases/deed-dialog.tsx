import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
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
  /** Of what the page shows. */
  revision: number;
  onClose: () => void;
  /** It was done, or the releases were not as they were shown. */
  onChanged: () => void;
}

const shares = [1, 5, 10, 25, 50, 75].map((percent) => ({ id: String(percent), label: `${percent} %` }));

const failureOf = (error: unknown): 'failed' | 'moved' | 'refused' => {
  if (!isCallError(error)) return 'failed';
  if (error.code === 'stale-version') return 'moved';
  return error.status === 409 || error.status === 404 ? 'refused' : 'failed';
};

/** Asks before visitors are given something else. */
export const DeedDialog = ({ remote, deed, revision, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [percent, setPercent] = useState(deed.kind === 'canary' ? String(deed.percent) : '');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const version = 'version' in deed ? deed.version : '';
  const isService = remote.startsWith('svc-');
  const of = isService && (deed.kind === 'promote' || deed.kind === 'rollback') ? (`${deed.kind}Service` as const) : deed.kind;

  const act = async () => {
    setPending(true);
    setFailure(null);
    try {
      await doDeed(remote, deed.kind === 'canary' ? { ...deed, percent: Number(percent) } : deed, revision);
      onClose();
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      setFailure(found);
      setPending(false);
    }
    onChanged();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`releases.questions.${of}`)}
      description={`${t(`releases.remotes.${remote}`, { defaultValue: remote })} ${version}`.trim()}
      closeLabel={t('close')}
    >
      {failure ? (
        <FailureNotice>{t(`releases.failures.${failure === 'refused' && isService ? 'refusedService' : failure}`)}</FailureNotice>
      ) : null}
      <p>{t(`releases.outcomes.${of}`)}</p>
      {deed.kind === 'canary' ? (
        <NativeSelect label={t('releases.shareOfVisitors')} options={shares} value={percent} onChange={setPercent} />
      ) : null}
      <div className={styles.deeds}>
        <Button
          variant={deed.kind === 'rollback' || deed.kind === 'withdraw' ? 'danger' : 'primary'}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={act}
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
