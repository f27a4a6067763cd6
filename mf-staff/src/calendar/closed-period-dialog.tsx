import { languages } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Question } from '../desk/question.tsx';
import { addClosedPeriod, type ClosedPeriod, type Closing, changeClosedPeriod, removeClosedPeriod } from './api.ts';
import styles from './calendar.module.css';

interface Props {
  country: CountryCode;
  /** Null: a new one. */
  period: ClosedPeriod | null;
  onClose: () => void;
  /** Told what was done, in words. */
  onSettled: (message: string) => void;
  /** Told that the period is no more as it was known; ends when the list is up to date. */
  onOutdated: () => Promise<void>;
}

const empty: Closing = { from: '', to: '', reason: { fr: '', en: '', es: '', nl: '' } };
const maxReasonLength = 80;
type Failure = 'failed' | 'overlap' | 'moved' | 'order';

const isWhole = ({ from, to, reason }: Closing) =>
  from !== '' && to !== '' && languages.every((language) => reason[language].trim() !== '');

/** Days and reason of a closed period; it is saved whole, or removed, which is asked once more: a whole country is concerned. */
export const ClosedPeriodDialog = ({ country, period, onClose, onSettled, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [closing, setClosing] = useState<Closing>(period ? { from: period.from, to: period.to, reason: period.reason } : empty);
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const [isRemoving, setRemoving] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const edit = (part: Partial<Closing>) => {
    setClosing((before) => ({ ...before, ...part }));
    setIdempotencyKey(newId());
    setFailure(null);
  };

  const act = async (work: () => Promise<string>) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      onSettled(await work());
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      // Before it is said: whoever is told to open the period again finds it as it is now.
      if (found === 'moved') await onOutdated();
      setFailure(found);
      setRemoving(false);
    } finally {
      setPending(false);
    }
  };
  const save = () =>
    act(async () => {
      if (closing.to < closing.from) throw new WrongOrder();
      const { bookings } = await (period ? changeClosedPeriod(period, closing) : addClosedPeriod(country, closing, idempotencyKey));
      return t('calendar.saved', { count: bookings });
    });
  const remove = () =>
    act(async () => {
      await removeClosedPeriod(period?.id ?? '');
      return t('calendar.removed');
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(period ? 'calendar.editTitle' : 'calendar.addTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button disabled={!isWhole(closing)} isPending={isPending} pendingLabel={t('planning.saving')} onClick={save}>
            {t('calendar.save')}
          </Button>
          {period ? (
            <Button variant="danger" disabled={isRemoving} onClick={() => setRemoving(true)}>
              {t('calendar.remove')}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? <FailureNotice>{t(`calendar.failures.${failure}`)}</FailureNotice> : null}
      {isRemoving ? (
        <Question
          title={t('calendar.removeQuestion', { country: t(`countries.${country}`) })}
          yes={t('calendar.removeYes')}
          no={t('calendar.removeNo')}
          isPending={isPending}
          onYes={remove}
          onNo={() => setRemoving(false)}
        />
      ) : null}
      <ClosingFields closing={closing} edit={edit} />
    </Dialog>
  );
};

const ClosingFields = ({ closing, edit }: { closing: Closing; edit: (part: Partial<Closing>) => void }) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <div className={styles.dates}>
        <TextField type="date" label={t('calendar.from')} value={closing.from} onChange={(from) => edit({ from })} />
        <TextField type="date" label={t('calendar.to')} min={closing.from} value={closing.to} onChange={(to) => edit({ to })} />
      </div>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('calendar.reasonIn', { language: t(`languages.${language}`) })}
          maxLength={maxReasonLength}
          value={closing.reason[language]}
          onChange={(text) => edit({ reason: { ...closing.reason, [language]: text } })}
        />
      ))}
    </>
  );
};

class WrongOrder extends Error {}

const failureOf = (error: unknown): Failure => {
  if (error instanceof WrongOrder) return 'order';
  if (!isCallError(error)) return 'failed';
  if (error.errors.from === 'closed_day') return 'overlap';
  return error.status === 409 || error.status === 404 ? 'moved' : 'failed';
};
