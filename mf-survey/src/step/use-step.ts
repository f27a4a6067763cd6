import type { FieldErrors } from '@plenary/contracts/problem';
import { afterSave, type SurveyStep, targetAfter } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate, useRevalidator } from '@plenary/platform/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchSurvey } from '../api.ts';
import { dropAnswers, findAnswers, type KeptPlace, keepAnswers } from '../kept/kept-answers.ts';
import { paths, returnToSummary, stepPath } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { type AnswersByStep, differingFields, type LoadedByStep, readAnswers } from './answers.ts';
import { saveStep } from './step-api.ts';
import { mergeAnswers, type StepState, startStep } from './step-state.ts';

/** Why answers that are right did not arrive; they are kept in this browser. */
export type Trouble = 'offline' | 'signedOut' | 'failed' | 'in-validation';

interface Options<Type extends SurveyStep['type']> {
  step: SurveyStep & { type: Type };
  loaded: LoadedByStep[Type];
  faultsOf: (answers: AnswersByStep[Type]) => FieldErrors;
  /** Adds what the form does not ask, before the answers are checked and sent. */
  complete?: (answers: AnswersByStep[Type]) => AnswersByStep[Type];
  /** What the owner alone answers: for whoever came by the share link it stays as the service has it. */
  ownersFields?: readonly (keyof AnswersByStep[Type])[];
}

export interface StepForm<A> {
  step: SurveyStep;
  answers: A;
  errors: FieldErrors;
  /** Counts the answers that found errors: each one's summary takes the focus. */
  attempts: number;
  pending: SurveyAction | null;
  trouble: Trouble | null;
  /** What somebody else saved meanwhile, with the fields on which it differs. */
  conflict: { theirs: A; base: A; fields: (keyof A & string)[] } | null;
  /** The form shows what was typed at an earlier visit. */
  isRestored: boolean;
  /** Nothing can be answered now: the buttons only lead on. */
  isLocked: boolean;
  change: <Name extends keyof A & string>(name: Name, value: A[Name]) => void;
  /** What leaving a field found; null: nothing, and what was said of it before goes. */
  tell: (name: keyof A & string, fault: string | null) => void;
  move: (action: SurveyAction) => void;
  retry: () => void;
  resolve: (chosen: readonly (keyof A & string)[]) => void;
  discard: () => void;
}

const same = <A>(answers: A) => answers;

/** The form of a step: what is typed is kept in the browser until the service has it, and sent once however often Next is pressed. */
export const useStep = <Type extends SurveyStep['type']>({
  step,
  loaded,
  faultsOf,
  complete = same,
  ownersFields = [],
}: Options<Type>): StepForm<AnswersByStep[Type]> => {
  type A = AnswersByStep[Type];
  const { eventId, overview, owner } = useSurvey();
  const { t } = useTranslation('survey');
  const { session, notify, report } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const returnsToSummary = useLocation().search.includes(returnToSummary);
  const place: KeptPlace = { owner, eventId, path: stepPath(step) };
  const server = { answers: readAnswers(step.type, loaded) as A, version: loaded.version };

  const [state, setState] = useState<StepState<A>>(() => startStep(server, findAnswers<A>(place)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState<SurveyAction | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lastAction = useRef<SurveyAction>('next');
  const isSending = useRef(false);
  const isLocked = overview.status === 'WAITING_COMET_VALIDATION';
  const mayAnswer = (answers: A, known: A): A =>
    overview.isOwner ? answers : { ...answers, ...Object.fromEntries(ownersFields.map((field) => [field, known[field]])) };
  const answers = mayAnswer(state.answers, state.theirs ?? state.base);
  const isTyped = differingFields(answers, state.base).length > 0;

  // Loaded again while nothing was typed: the newer answers are simply shown.
  if (server.version > state.version && !isTyped && !state.theirs) setState(startStep(server, undefined));

  const keep = (answers: A, unsent: SurveyAction | null) => {
    if (unsent || differingFields(answers, state.base).length > 0)
      keepAnswers(place, { answers, base: state.base, version: state.version, unsent });
    else dropAnswers(place);
  };

  const goOn = (action: SurveyAction, nextStep = targetAfter(overview.stepper.days, step, action)) => {
    // The first step has nothing before it but the event's page.
    const leaves = step.type === 'contact' && action === 'previous' && !returnsToSummary;
    const target = afterSave({ step, action, returnsToSummary, nextStep });
    void navigate(leaves ? paths.event(eventId) : paths.step(eventId, target));
  };

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
  };

  const settle = (error: unknown, action: SurveyAction, sent: A) => {
    if (!isCallError(error)) throw error;
    if (error.code === 'stale-version') return meet(error.body.current as LoadedByStep[Type], action, sent);
    if (error.status === 400 && Object.keys(error.errors).length > 0) return refuse(error.errors);
    if (error.code === 'survey-in-validation') {
      keepAnswers(place, { answers: sent, base: state.base, version: state.version, unsent: null });
      setTrouble('in-validation');
      return void revalidate();
    }
    if (error.status === 404) return leaveStep();
    // Closed, or not theirs any more: loading it again leads where that leads.
    if (error.code === 'survey-closed' || error.status === 403) return void revalidate();
    keep(sent, action);
    if (error.status === 401) return setTrouble('signedOut');
    if (error.code !== 'network-failure') report(error);
    setTrouble(error.code === 'network-failure' ? 'offline' : 'failed');
  };

  /** The step is gone, with an add-on that was taken back, or the whole survey is. */
  const leaveStep = async () => {
    const isStanding = await fetchSurvey(eventId).then(
      () => true,
      () => false,
    );
    if (!isStanding) return void revalidate();
    dropAnswers(place);
    notify({ text: t('kept.gone') });
    await navigate(paths.summary(eventId));
  };

  /** Somebody else saved the step meanwhile. */
  const meet = (current: LoadedByStep[Type], action: SurveyAction, sent: A) => {
    const theirs = readAnswers(step.type, current) as A;
    const mine = mayAnswer(sent, theirs);
    if (differingFields(mine, theirs).length === 0) {
      dropAnswers(place);
      return goOn(action);
    }
    keep(mine, null);
    setState({ ...state, answers: mine, theirs, version: current.version });
  };

  const send = async (action: SurveyAction, sent: A) => {
    if (isSending.current) return;
    isSending.current = true;
    lastAction.current = action;
    setPending(action);
    setErrors({});
    try {
      const { nextStep } = await saveStep({ eventId, step }, { answers: sent, action, version: state.version });
      dropAnswers(place);
      setTrouble(null);
      goOn(action, nextStep);
    } catch (error) {
      await settle(error, action, sent);
    } finally {
      isSending.current = false;
      setPending(null);
    }
  };

  const move = (action: SurveyAction) => {
    if (isSending.current || state.theirs) return;
    if (isLocked) return goOn(action);
    const sent = complete(answers);
    const found = faultsOf(sent);
    const isRight = Object.keys(found).length === 0;
    if (isRight) return void send(action, sent);
    // On the way back nobody is held up: what was typed stays in the browser.
    if (action === 'previous') return goOn(action);
    refuse(found);
  };

  const retry = () => void send(lastAction.current, complete(answers));
  const retryOnline = useEffectEvent(() => {
    if (trouble === 'offline') retry();
  });
  const retrySignedIn = useEffectEvent(() => {
    if (trouble === 'signedOut') retry();
  });
  useEffect(() => {
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (session) retrySignedIn();
  }, [session]);

  return {
    step,
    answers,
    errors,
    attempts,
    pending,
    trouble,
    conflict: state.theirs && { theirs: state.theirs, base: state.base, fields: differingFields(answers, state.theirs) },
    isRestored: state.isRestored && isTyped,
    isLocked,
    change(name, value) {
      const changed = { ...answers, [name]: value };
      setState({ ...state, answers: changed });
      setErrors(({ [name]: _, ...others }) => others);
      if (trouble !== 'offline' && trouble !== 'signedOut') setTrouble(null);
      keep(changed, trouble === 'offline' || trouble === 'signedOut' ? lastAction.current : null);
    },
    tell: (name, fault) => setErrors(({ [name]: _, ...others }) => (fault ? { ...others, [name]: fault } : others)),
    move,
    retry,
    resolve(chosen) {
      if (!state.theirs) return;
      const merged = mergeAnswers(answers, state.theirs, chosen);
      keepAnswers(place, { answers: merged, base: state.theirs, version: state.version, unsent: null });
      setState({ ...state, answers: merged, base: state.theirs, theirs: null, isRestored: false });
    },
    discard() {
      dropAnswers(place);
      setErrors({});
      setState({ ...state, answers: state.base, isRestored: false });
    },
  };
};
