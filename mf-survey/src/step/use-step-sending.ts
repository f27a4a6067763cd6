import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { type CallError, isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import type { Failure } from '@plenary/platform/submission-failure';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswersByStep, LoadedByStep } from '../answers/answers.ts';
import { saveStep, savingEndpoint } from '../answers/step-api.ts';
import { useSurvey } from '../survey/survey-context.ts';
import type { Trouble } from './step-form.ts';
import type { useStepErrors } from './use-step-errors.ts';
import type { useStepExit } from './use-step-exit.ts';
import type { useTypedAnswers } from './use-typed-answers.ts';

interface Options<Type extends SurveyStep['type']> {
  step: SurveyStep & { type: Type };
  typed: ReturnType<typeof useTypedAnswers<Type>>;
  errors: ReturnType<typeof useStepErrors>;
  exit: ReturnType<typeof useStepExit>;
}

interface Sent<Type extends SurveyStep['type']> {
  action: SurveyAction;
  answers: AnswersByStep[Type];
  /** Where to go then; undefined: on through the survey. */
  to?: string | undefined;
}

/** The service may not have the answers: they are stored to be sent later. */
const isUnsent = ({ status, code, errors }: CallError): boolean => {
  const isRefused = status === 400 ? Object.keys(errors).length > 0 : [403, 404].includes(status);
  return !isRefused && !['stale-version', 'survey-in-validation', 'survey-closed', 'no-seats'].includes(code);
};

const troubleOf = (error: CallError): Trouble | null => {
  if (error.code === 'survey-in-validation') return 'in-validation';
  if (!isUnsent(error)) return null;
  if (error.status === 401) return 'signedOut';
  return error.code === 'network-failure' ? 'offline' : 'failed';
};

/** The page refuses a service that it knows to be full: one that only svc-survey refuses has been taken since the step was loaded. */
const hasLostSeats = ({ code, errors }: Failure, answers: object): boolean =>
  code === 'no-seats' || ('service' in answers && errors.service === 'invalid_value');

/** Of a lunch whose service is not asked. */
const isServiceHidden = (answers: object) => 'service' in answers && answers.service === 'any';

/** Sends a step's answers, and settles what the service says of them. */
export const useStepSending = <Type extends SurveyStep['type']>({ step, typed, errors, exit }: Options<Type>) => {
  const { eventId } = useSurvey();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lastAction = useRef<SurveyAction>('next');

  const settle = (failure: Failure, { action, answers }: Sent<Type>) => {
    const { code, error, errors: found, current } = failure;
    setTrouble(error ? troubleOf(error) : 'failed');
    if (code === 'stale-version') {
      if (!typed.meet(current as LoadedByStep[Type], answers)) exit.goOnSaved(action);
      return;
    }
    if (code === 'survey-in-validation') typed.keep(answers, null);
    if (hasLostSeats(failure, answers)) {
      typed.keep(answers, null);
      errors.refuse({ [isServiceHidden(answers) ? 'pax' : 'service']: 'no_seats' });
      // Loaded again, the step has the seats that are left.
      return exit.reload();
    }
    if (error?.status === 400 && Object.keys(found).length > 0) return errors.refuse(found);
    if (error?.status === 404) return exit.leaveGone(typed.drop);
    // Being validated, closed, or no longer theirs: the page, loaded again, shows it.
    if (code === 'survey-in-validation' || code === 'survey-closed' || error?.status === 403) exit.reload();
  };

  const { submit, pending } = useSubmission({
    endpoints: [savingEndpoint[step.type]],
    send: async ({ action, answers }: Sent<Type>) => {
      try {
        return await saveStep({ eventId, step }, { answers, action, version: typed.version });
      } catch (error) {
        // Also where the page is left meanwhile: the survey's next page sends them.
        if (isCallError(error) && isUnsent(error)) typed.keep(answers, action);
        throw error;
      }
    },
    fields: Object.keys(typed.answers),
    words: useStepWords(),
    onDone: ({ nextStep }, { content: { action, to }, signal }) => {
      typed.drop();
      setTrouble(null);
      if (signal.aborted) return;
      if (to === undefined) exit.goOnSaved(action, nextStep);
      else exit.goToSaved(to);
    },
    onFailure: settle,
  });

  return {
    pending: pending?.action ?? null,
    trouble,
    lastAction: () => lastAction.current,
    clearTrouble: () => setTrouble(null),
    send(action: SurveyAction, answers: AnswersByStep[Type], to?: string) {
      if (pending) return;
      lastAction.current = action;
      errors.clear();
      void submit({ action, answers, to });
    },
  };
};

/** The page's text for each refusal: all others are reported to monitoring. */
const useStepWords = () => {
  const { t } = useTranslation('survey');
  const { settings } = usePlatform();
  const gone = t('kept.gone');
  return {
    'network-failure': t('kept.offline.title'),
    'authentication-required': t('kept.signedOut.title'),
    'stale-version': t('conflict.title'),
    // Said at the field.
    'no-seats': null,
    'survey-in-validation': t('refused.in-validation.title', { brand: settings.brandName }),
    'survey-closed': gone,
    'not-found': gone,
    forbidden: gone,
    failed: t('kept.failed.title'),
  };
};
