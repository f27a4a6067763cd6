import { isPricedPeople } from '@plenary/contracts/people-change';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { RoomChoice, StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { maxStaffMessage } from '@plenary/contracts/survey-terms';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import type { Charge } from './api.ts';
import { ChargeDialog, noCharge } from './charge-dialog.tsx';
import { ChargeSuggestion } from './charge-suggestion.tsx';
import { ConsentNote } from './consent-note.tsx';
import { DecisionWays } from './decision-ways.tsx';
import { LunchCharges } from './lunch-charges.tsx';
import { OverfullRooms } from './overfull-rooms.tsx';
import { PeoplePrice } from './people-price.tsx';
import { missingSteps } from './survey-words.ts';
import styles from './surveys.module.css';
import { UnheldRooms } from './unheld-rooms.tsx';
import { usePeoplePrice } from './use-people-price.ts';
import { useSurveyDecision } from './use-survey-decision.ts';

/** Accepts a survey, or sends it back with a message. A survey that has changed is reloaded, and nothing is decided. */
export const DecideSurvey = ({ survey }: { survey: StaffSurvey }) => {
  const [dialog, setDialog] = useState<'charge' | 'send-back' | null>(null);
  const [message, setMessage] = useState('');
  const [chargeDraft, setChargeDraft] = useState(noCharge);
  /** What a dialog sent failed: it stays, with what was typed. */
  const [isRefused, setRefused] = useState(false);
  /** Days whose lunch outside is not charged. */
  const [waived, setWaived] = useState<number[]>([]);
  const [rooms, setRooms] = useState<readonly RoomChoice[]>([]);
  const [consent, setConsent] = useState('');
  const isWaiting = survey.status === 'WAITING_COMET_VALIDATION';

  const { submit, isPending, failure } = useSurveyDecision(survey, (isDone) => {
    if (isDone) {
      setMessage('');
      setChargeDraft(noCharge);
      setDialog(null);
    }
    setRefused(!isDone && dialog !== null);
  });
  const pricing = usePeoplePrice(survey);
  const pricesPeople = pricing?.isSet === true;
  const asksConsent = pricesPeople && pricing.preview?.level === 'consent';
  const accept = (charge?: Charge) =>
    submit({
      ...{ verb: 'accept', charge, waivedLunches: waived, rooms: rooms.filter(({ reason }) => reason?.trim() !== ''), pricesPeople },
      consent: charge || asksConsent ? consent : '',
    });
  const suggested = pricesPeople ? { ...survey, differences: survey.differences.filter(({ path }) => !isPricedPeople(path)) } : survey;

  const close = () => {
    setDialog(null);
    setRefused(false);
  };

  const told = failure ? (
    <>
      {failure.text}
      <MissingSteps errors={failure.errors} />
    </>
  ) : null;

  return (
    <>
      {told && !isRefused ? <FailureNotice>{told}</FailureNotice> : null}
      {isWaiting ? <UnheldRooms survey={survey} /> : null}
      {isWaiting ? <OverfullRooms survey={survey} choices={rooms} onChange={setRooms} /> : null}
      {pricing ? <PeoplePrice pricing={pricing} /> : null}
      {asksConsent ? <ConsentNote note={consent} onChange={setConsent} /> : null}
      {isWaiting ? <LunchCharges survey={survey} waived={waived} onChange={setWaived} /> : null}
      <DecisionWays
        {...{ status: survey.status, isPending }}
        onAccept={() => accept()}
        onCharge={() => setDialog('charge')}
        onSendBack={() => setDialog('send-back')}
      />
      <ChargeDialog
        isOpen={dialog === 'charge'}
        isPending={isPending}
        isWaiting={isWaiting}
        failure={isRefused ? told : null}
        suggestion={survey.quoteId ? <ChargeSuggestion survey={suggested} quoteId={survey.quoteId} onTake={setChargeDraft} /> : null}
        draft={chargeDraft}
        consent={<ConsentNote note={consent} onChange={setConsent} />}
        onChange={setChargeDraft}
        onClose={close}
        onAccept={accept}
      />
      <SendBackDialog
        isOpen={dialog === 'send-back'}
        isPending={isPending}
        isWaiting={isWaiting}
        failure={isRefused ? told : null}
        message={message}
        onChange={setMessage}
        onClose={close}
        onSend={() => submit({ verb: 'sendBack', message })}
      />
    </>
  );
};

/** The steps that the customer must still answer before the survey can be accepted. */
const MissingSteps = ({ errors }: { errors: FieldErrors }) => {
  const { t } = useTranslation('staff');
  const steps = missingSteps(t, errors);
  if (steps.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
};

interface SendBackProps {
  isOpen: boolean;
  isPending: boolean;
  /** The survey still waits for staff. */
  isWaiting: boolean;
  failure: ReactNode;
  message: string;
  onChange: (message: string) => void;
  onClose: () => void;
  onSend: () => void;
}

const SendBackDialog = ({ isOpen, isPending, isWaiting, failure, message, onChange, onClose, onSend }: SendBackProps) => {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('surveys.sendBack')}
      description={t('surveys.sendBackHint')}
      closeLabel={t('close')}
      footer={
        <Button disabled={!isWaiting || message.trim() === ''} isPending={isPending} pendingLabel={t('planning.saving')} onClick={onSend}>
          {t('surveys.sendBack')}
        </Button>
      }
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <TextArea label={t('surveys.message')} required maxLength={maxStaffMessage} value={message} onChange={onChange} />
    </Dialog>
  );
};
