import { formatInstant } from '@plenary/contracts/format';
import type { PlanningBooking } from '@plenary/contracts/planning';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { extendOption, withdrawOption } from './api.ts';
import styles from './slot-dialog.module.css';

interface Props {
  booking: PlanningBooking;
  timeZone: string;
  onSettled: (message: string) => void;
  /** Told that the option is no more as it was known; ends when the board is up to date. */
  onOutdated: () => Promise<void>;
}

const hour = 3_600_000;
const extensions = ['24', '48', '72', '168'] as const;
type Failure = 'failed' | 'moved' | 'tooLate' | 'over';

const failureOf = (error: unknown): Failure => {
  if (!isCallError(error)) return 'failed';
  if (error.status === 404) return 'over';
  if (error.status === 409) return 'moved';
  return error.errors.expiresAt ? 'tooLate' : 'failed';
};

/** Lets an option hold longer, or takes it back; taking it back is asked once more. */
export const OptionActions = ({ booking, timeZone, onSettled, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, report } = usePlatform();
  const [hours, setHours] = useState<(typeof extensions)[number]>('24');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const known = booking.expiresAt ?? '';
  const endAfter = (count: string) => new Date(Date.parse(known) + Number(count) * hour);
  const write = (instant: Date) => formatInstant(instant.getTime(), locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

  const act = async (work: () => Promise<unknown>, message: string) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await work();
      onSettled(message);
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      // Before it is said: whoever is told to open the option again finds it as it is now.
      if (found === 'moved' || found === 'over') await onOutdated();
      setFailure(found);
      setWithdrawing(false);
    } finally {
      setPending(false);
    }
  };
  const extend = () => act(() => extendOption(booking.id, { expiresAt: endAfter(hours).toISOString(), known }), t('planning.extended'));
  const withdraw = () => act(() => withdrawOption(booking.id), t('planning.withdrawn'));

  return (
    <div className={styles.actions}>
      {failure ? <FailureNotice>{t(`planning.failures.${failure}`)}</FailureNotice> : null}
      <div className={styles.action}>
        <NativeSelect
          label={t('planning.extendUntil')}
          options={extensions.map((count) => ({ id: count, label: write(endAfter(count)) }))}
          value={hours}
          onChange={setHours}
        />
        <Button variant="secondary" isPending={isPending} pendingLabel={t('planning.saving')} onClick={extend}>
          {t('planning.extend')}
        </Button>
      </div>
      <div className={styles.action}>
        {isWithdrawing ? (
          <>
            <p role="status">{t('planning.withdrawQuestion')}</p>
            <Button variant="danger" isPending={isPending} onClick={withdraw}>
              {t('planning.withdrawYes')}
            </Button>
            <Button variant="quiet" onClick={() => setWithdrawing(false)}>
              {t('planning.withdrawNo')}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            {t('planning.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
};
