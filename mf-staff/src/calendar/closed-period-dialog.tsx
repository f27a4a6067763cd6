import { formatDays } from '@plenary/contracts/format';
import { languages } from '@plenary/contracts/terms';
import { comingDaysOf } from '@plenary/contracts/venue-closings';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookedBetween } from '../desk/booked-between.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { localToday } from '../desk/local-today.ts';
import { NewerState } from '../desk/newer-state.tsx';
import { Question } from '../desk/question.tsx';
import type { ClosedPeriod, Closing } from './api.ts';
import styles from './calendar.module.css';
import { type ClosedPeriodPlace, useClosedPeriodChange } from './use-closed-period-change.ts';

interface Props extends ClosedPeriodPlace {
  onClose: () => void;
}

const empty: Closing = { from: '', to: '', reason: { fr: '', en: '', es: '', nl: '' } };
const maxReasonLength = 80;
const isWhole = ({ from, to, reason }: Closing) =>
  from !== '' && to !== '' && languages.every((language) => reason[language].trim() !== '');

/** Days and reason of a closed period. It is saved as a whole, or removed after a question: a whole country is concerned. */
export const ClosedPeriodDialog = ({ country, period, onClose, onSettled, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const [closing, setClosing] = useState<Closing>(period ? { from: period.from, to: period.to, reason: period.reason } : empty);
  const [isRemoving, setRemoving] = useState(false);
  const { submit, isPending, failure, forget } = useClosedPeriodChange({
    country,
    period,
    onSettled,
    onOutdated,
    onRefused: () => setRemoving(false),
  });
  const edit = (part: Partial<Closing>) => {
    setClosing((before) => ({ ...before, ...part }));
    forget();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(period ? 'calendar.editTitle' : 'calendar.addTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button disabled={!isWhole(closing)} isPending={isPending} pendingLabel={t('planning.saving')} onClick={() => submit(closing)}>
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
      {failure ? (
        <SaveFailure
          text={failure.text ?? t('calendar.failures.order')}
          newer={failure.code === 'conflict' && !failure.errors.from ? period : null}
        />
      ) : null}
      {isRemoving ? (
        <Question
          title={t('calendar.removeQuestion', { country: t(`countries.${country}`) })}
          yes={t('calendar.removeYes')}
          no={t('calendar.removeNo')}
          isPending={isPending}
          onYes={() => submit(null)}
          onNo={() => setRemoving(false)}
        />
      ) : null}
      <ClosingFields closing={closing} edit={edit} />
      <BookedInClosing country={country} closing={closing} />
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

const BookedInClosing = ({ country, closing: { from, to } }: { country: CountryCode; closing: Closing }) => {
  const left = from !== '' && from <= to ? comingDaysOf({ from, to }, localToday(new Date())) : null;
  return left && <BookedBetween key={`${left.from} ${left.to}`} country={country} {...left} />;
};

/** Why it was not saved; `newer`: what another person saved first. */
const SaveFailure = ({ text, newer }: { text: string; newer: ClosedPeriod | null }) => {
  const { locale, language } = usePlatform();
  if (!newer) return <FailureNotice>{text}</FailureNotice>;
  return <NewerState title={text} lines={[formatDays(newer.from, newer.to, locale), newer.reason[language]]} />;
};
