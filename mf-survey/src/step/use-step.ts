import type { FieldErrors } from '@plenary/contracts/problem';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import type { AnswersByStep, LoadedByStep } from '../answers/answers.ts';
import { useSurvey } from '../survey/survey-context.ts';
import type { StepForm } from './step-form.ts';
import { useRetryWhenBack } from './use-retry-when-back.ts';
import { useStepErrors } from './use-step-errors.ts';
import { useStepExit } from './use-step-exit.ts';
import { useStepSending } from './use-step-sending.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

interface Options<Type extends SurveyStep['type']> {
  step: SurveyStep & { type: Type };
  loaded: LoadedByStep[Type];
  faultsOf: (answers: AnswersByStep[Type]) => FieldErrors;
  /** Adds what the form does not ask, before the answers are checked and sent. */
  complete?: (answers: AnswersByStep[Type]) => AnswersByStep[Type];
  ownersFields?: readonly (keyof AnswersByStep[Type])[];
}

const same = <A>(answers: A) => answers;

/** The form of a step: this browser keeps what is typed until the service has it, and sends it once however often Next is pressed. */
export const useStep = <Type extends SurveyStep['type']>({
  step,
  loaded,
  faultsOf,
  complete = same,
  ownersFields = [],
}: Options<Type>): StepForm<AnswersByStep[Type]> => {
  const isLocked = useSurvey().overview.status === 'WAITING_COMET_VALIDATION';
  const typed = useTypedAnswers({ step, loaded, ownersFields });
  const errors = useStepErrors();
  const exit = useStepExit(step);
  const sending = useStepSending({ step, typed, errors, exit });
  const { answers, conflict } = typed;
  const isWaiting = sending.trouble === 'offline' || sending.trouble === 'signedOut';
  const retry = () => sending.send(sending.lastAction(), complete(answers));
  useRetryWhenBack(sending.trouble, retry);

  const move = (action: SurveyAction) => {
    if (sending.pending || conflict) return;
    if (isLocked) return exit.goOn(action);
    const sent = complete(answers);
    const found = faultsOf(sent);
    if (Object.keys(found).length === 0) return sending.send(action, sent);
    // Errors do not hold up the way back: this browser keeps what was typed.
    if (action === 'previous') return exit.goOn(action);
    errors.refuse(found);
  };

  const leaveFor = (to: string) => {
    if (sending.pending || conflict) return;
    const sent = complete(answers);
    const isTyped = typed.whereabouts === 'browser' || typed.whereabouts === 'page';
    if (isLocked || !isTyped || Object.keys(faultsOf(sent)).length > 0) return exit.goTo(to);
    sending.send('next', sent, to);
  };

  const fill = (filled: Partial<AnswersByStep[Type]>) => {
    for (const name of Object.keys(filled) as (keyof AnswersByStep[Type] & string)[]) errors.tell(name, null);
    if (!isWaiting) sending.clearTrouble();
    typed.change({ ...answers, ...filled }, isWaiting ? sending.lastAction() : null);
  };

  return {
    step,
    answers,
    errors: errors.errors,
    attempts: errors.attempts,
    pending: sending.pending,
    trouble: sending.trouble,
    conflict,
    whereabouts: typed.whereabouts,
    isRestored: typed.isRestored,
    isLocked,
    change(name, value) {
      const filled: Partial<AnswersByStep[Type]> = {};
      filled[name] = value;
      fill(filled);
    },
    fill,
    tell: errors.tell,
    move,
    leaveFor,
    retry,
    resolve: typed.resolve,
    discard() {
      errors.clear();
      typed.discard();
    },
  };
};
