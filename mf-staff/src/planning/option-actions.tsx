import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './slot-dialog.module.css';
import { type OptionPlace, useOptionChange } from './use-option-change.ts';

interface Props extends OptionPlace {
  timeZone: string;
}

const hour = 3_600_000;
const extensions = ['24', '48', '72', '168'] as const;

/** Extends an option, or withdraws it once that is confirmed. */
export const OptionActions = ({ booking, timeZone, onSettled, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [hours, setHours] = useState<(typeof extensions)[number]>('24');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const known = booking.expiresAt ?? '';
  const endAfter = (count: string) => new Date(Date.parse(known) + Number(count) * hour);
  const write = (instant: Date) => instantAtVenue(instant.getTime(), { language, timeZone, style: 'medium' });

  const { submit, pending, failure } = useOptionChange({ booking, onSettled, onOutdated, onRefused: () => setWithdrawing(false) });

  return (
    <div className={styles.actions}>
      {failure ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <div className={styles.action}>
        <NativeSelect
          label={t('planning.extendUntil')}
          options={extensions.map((count) => ({ id: count, label: write(endAfter(count)) }))}
          value={hours}
          onChange={setHours}
        />
        <Button
          variant="secondary"
          isPending={pending?.type === 'extend'}
          pendingLabel={t('planning.saving')}
          onClick={() => submit({ type: 'extend', until: endAfter(hours).toISOString() })}
        >
          {t('planning.extend')}
        </Button>
      </div>
      <div className={styles.action}>
        {isWithdrawing ? (
          <WithdrawQuestion
            isPending={pending?.type === 'withdraw'}
            onYes={() => submit({ type: 'withdraw' })}
            onNo={() => setWithdrawing(false)}
          />
        ) : (
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            {t('planning.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
};

interface QuestionProps {
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

const WithdrawQuestion = ({ isPending, onYes, onNo }: QuestionProps) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <p role="status">{t('planning.withdrawQuestion')}</p>
      <Button variant="danger" isPending={isPending} onClick={onYes}>
        {t('planning.withdrawYes')}
      </Button>
      <Button variant="quiet" onClick={onNo}>
        {t('planning.withdrawNo')}
      </Button>
    </>
  );
};
