import { setAttendance as endpoint } from '@plenary/contracts/attendance.endpoints';
import { formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type Count, setAttendance } from './api.ts';
import styles from './attendance.module.css';

interface Props {
  dealId: string;
  day: string;
  actual: number | null;
}

const peopleIn = (text: string): number | null => (/^\d{1,5}$/.test(text.trim()) && Number(text) <= 10_000 ? Number(text) : null);

/** How many people came on a day, as staff count them. A number that somebody else has written since is shown instead. */
export const ActualField = ({ dealId, day, actual }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(actual === null ? '' : String(actual));
  const people = peopleIn(text);
  const form = useSubmission({
    endpoints: [endpoint],
    send: (count: Count) => setAttendance(dealId, count),
    words: { 'stale-version': t('attendance.counted'), failed: t('surveys.failures.failed') },
    onDone: () => {
      notify({ text: t('attendance.saved') });
      return revalidate();
    },
    onFailure: ({ code }) => (code === 'stale-version' ? revalidate() : undefined),
  });
  const of = formatDay(day, locale);
  return (
    <div className={styles.count}>
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextField
        label={t('attendance.actualOf', { day: of })}
        inputMode="numeric"
        maxLength={5}
        value={text}
        error={text.trim() !== '' && people === null ? t('attendance.wrong') : undefined}
        onChange={setText}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={t('attendance.saveOf', { day: of })}
        disabled={people === null || people === actual}
        isPending={form.isPending}
        pendingLabel={t('planning.saving')}
        onClick={() => people !== null && void form.submit({ day, actual: people, was: actual })}
      >
        {t('attendance.save')}
      </Button>
    </div>
  );
};
