import type { FieldErrors } from '@plenary/contracts/problem';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys';
import { maxStaffMessage } from '@plenary/contracts/survey-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { acceptSurvey, type Charge, sendSurveyBack } from './api.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { missingSteps } from './survey-words.ts';
import styles from './surveys.module.css';

interface Failure {
  kind: 'failed' | 'moved' | 'decided' | 'taken' | 'incomplete';
  /** Fields of the summary that lack an answer. */
  errors: FieldErrors;
}

const kindOf = (error: unknown): Failure['kind'] => {
  if (!isCallError(error)) return 'failed';
  if (error.status === 400 && Object.keys(error.errors).length > 0) return 'incomplete';
  if (error.status !== 409) return 'failed';
  if (error.code === 'no-longer-available') return 'taken';
  return error.code === 'stale-version' ? 'moved' : 'decided';
};

/** Accepts what a survey asks for, or sends it back with a message; a survey that has moved on is shown anew, and nothing is decided. */
export const DecideSurvey = ({ survey }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSendingBack, setSendingBack] = useState(false);
  const [isCharging, setCharging] = useState(false);
  const [message, setMessage] = useState('');
  const isWaiting = survey.status === 'WAITING_COMET_VALIDATION';

  const decide = async (verb: 'accept' | 'sendBack', charge?: Charge) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await (verb === 'accept' ? acceptSurvey(survey, charge) : sendSurveyBack(survey, message));
      notify({ text: t(verb === 'accept' ? 'surveys.accepted' : 'surveys.sentBack') });
      setMessage('');
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'failed') report(error);
      setFailure({ kind, errors: kind === 'incomplete' && isCallError(error) ? error.errors : {} });
    }
    setSendingBack(false);
    setCharging(false);
    await revalidate();
    setPending(false);
  };

  return (
    <>
      {failure ? (
        <FailureNotice>
          {t(`surveys.failures.${failure.kind}`)}
          {failure.kind === 'incomplete' ? (
            <ul className={styles.missing}>
              {missingSteps(t, failure.errors).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          ) : null}
        </FailureNotice>
      ) : null}
      {isWaiting ? (
        <div className={styles.ways}>
          <Button isPending={isPending} pendingLabel={t('planning.saving')} onClick={() => decide('accept')}>
            {t('surveys.accept')}
          </Button>
          <Button variant="secondary" onClick={() => setCharging(true)}>
            {t('surveys.charge.accept')}
          </Button>
          <Button variant="secondary" onClick={() => setSendingBack(true)}>
            {t('surveys.sendBack')}
          </Button>
        </div>
      ) : null}
      {isCharging ? (
        <ChargeDialog isPending={isPending} onClose={() => setCharging(false)} onAccept={(charge) => decide('accept', charge)} />
      ) : null}
      <Dialog
        isOpen={isSendingBack}
        onClose={() => setSendingBack(false)}
        title={t('surveys.sendBack')}
        description={t('surveys.sendBackHint')}
        closeLabel={t('close')}
        footer={
          <Button
            disabled={message.trim() === ''}
            isPending={isPending}
            pendingLabel={t('planning.saving')}
            onClick={() => decide('sendBack')}
          >
            {t('surveys.sendBack')}
          </Button>
        }
      >
        <TextArea label={t('surveys.message')} required maxLength={maxStaffMessage} value={message} onChange={setMessage} />
      </Dialog>
    </>
  );
};
