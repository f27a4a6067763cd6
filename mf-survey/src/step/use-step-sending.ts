import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { type CallError, isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRef, useState } from 'react';
import { useSurvey } from '../survey/survey-context.ts';
import type { AnswersByStep, LoadedByStep } from './answers.ts';
import { saveStep } from './step-api.ts';
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

/** Sends a step's answers, one request at a time, and settles what the service says of them. */
export const useStepSending = <Type extends SurveyStep['type']>({ step, typed, errors, exit }: Options<Type>) => {
  const { eventId } = useSurvey();
  const { report } = usePlatform();
  const [pending, setPending] = useState<SurveyAction | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lastAction = useRef<SurveyAction>('next');
  const isSending = useRef(false);

  /** The answers did not arrive, and this browser keeps them to send them later. */
  const keepUnsent = (error: CallError, action: SurveyAction, sent: AnswersByStep[Type]) => {
    typed.keep(sent, action);
    if (error.status === 401) return setTrouble('signedOut');
    if (error.code !== 'network-failure') report(error);
    setTrouble(error.code === 'network-failure' ? 'offline' : 'failed');
  };

  const settle = (error: unknown, action: SurveyAction, sent: AnswersByStep[Type]) => {
    if (!isCallError(error)) throw error;
    if (error.code === 'stale-version') {
      if (!typed.meet(error.body.current as LoadedByStep[Type], sent)) exit.goOn(action);
      return;
    }
    if (error.status === 400 && Object.keys(error.errors).length > 0) return errors.refuse(error.errors);
    if (error.code === 'survey-in-validation') {
      typed.keep(sent, null);
      setTrouble('in-validation');
      return exit.reload();
    }
    if (error.status === 404) return exit.leaveGone(typed.drop);
    // Closed, or no longer theirs: the page, loaded again, shows it.
    if (error.code === 'survey-closed' || error.status === 403) return exit.reload();
    keepUnsent(error, action, sent);
  };

  return {
    pending,
    trouble,
    isSending: () => isSending.current,
    lastAction: () => lastAction.current,
    clearTrouble: () => setTrouble(null),
    async send(action: SurveyAction, sent: AnswersByStep[Type]) {
      if (isSending.current) return;
      isSending.current = true;
      lastAction.current = action;
      setPending(action);
      errors.clear();
      try {
        const { nextStep } = await saveStep({ eventId, step }, { answers: sent, action, version: typed.version });
        typed.drop();
        setTrouble(null);
        exit.goOn(action, nextStep);
      } catch (error) {
        await settle(error, action, sent);
      } finally {
        isSending.current = false;
        setPending(null);
      }
    },
  };
};
