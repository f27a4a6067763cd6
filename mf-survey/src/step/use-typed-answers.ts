import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { useState } from 'react';
import { type AnswersByStep, differingFields, type LoadedByStep, readAnswers } from '../answers/answers.ts';
import { dropAnswers, findAnswers, type KeptPlace, keepAnswers } from '../kept/kept-answers.ts';
import { stepPath } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import type { Whereabouts } from './step-form.ts';
import { mergeAnswers, type StepState, startStep } from './step-state.ts';

interface Options<Type extends SurveyStep['type']> {
  step: SurveyStep & { type: Type };
  loaded: LoadedByStep[Type];
  /** Only the owner answers these: for a guest with the share link they stay as the service has them. */
  ownersFields: readonly (keyof AnswersByStep[Type])[];
}

interface Known {
  isTyped: boolean;
  /** Whether this browser could store what was typed. */
  isKept: boolean;
  /** Whether the service has answers of this step. */
  isSaved: boolean;
}

const whereaboutsOf = ({ isTyped, isKept, isSaved }: Known): Whereabouts => {
  if (isTyped) return isKept ? 'browser' : 'page';
  return isSaved ? 'service' : null;
};

/** The typed answers of a step: this browser stores them until the service has them, also during a conflict with another editor's. */
export const useTypedAnswers = <Type extends SurveyStep['type']>({ step, loaded, ownersFields }: Options<Type>) => {
  type A = AnswersByStep[Type];
  const { eventId, overview, owner } = useSurvey();
  const place: KeptPlace = { owner, eventId, path: stepPath(step) };
  const server = { answers: readAnswers(step.type, loaded) as A, version: loaded.version };
  const [state, setState] = useState<StepState<A>>(() => startStep(server, findAnswers<A>(place)));
  const [isKept, setIsKept] = useState(true);
  const { base, theirs, version } = state;

  const withOwnersFields = (answers: A, known: A): A =>
    overview.isOwner ? answers : { ...answers, ...Object.fromEntries(ownersFields.map((field) => [field, known[field]])) };
  const answers = withOwnersFields(state.answers, theirs ?? base);
  const isTyped = differingFields(answers, base).length > 0;

  // The step is loaded again while nothing is typed: the newer answers replace the older ones.
  if (server.version > version && !isTyped && !theirs) setState(startStep(server, undefined));

  /** `unsent`: the button that was pressed without the answers arriving. */
  const keep = (typed: A, unsent: SurveyAction | null) => {
    if (unsent || differingFields(typed, base).length > 0) setIsKept(keepAnswers(place, { answers: typed, base, version, unsent }));
    else dropAnswers(place);
  };

  return {
    answers,
    version,
    whereabouts: whereaboutsOf({ isTyped, isKept, isSaved: loaded.isSaved }),
    isRestored: state.isRestored && isTyped,
    conflict: theirs && { theirs, base, fields: differingFields(answers, theirs) },
    keep,
    drop: () => dropAnswers(place),
    change(typed: A, unsent: SurveyAction | null) {
      setState({ ...state, answers: typed });
      keep(typed, unsent);
    },
    /** Takes in what another editor saved first. False: they saved the same, and nothing is left to choose. */
    meet(current: LoadedByStep[Type], sent: A): boolean {
      const saved = readAnswers(step.type, current) as A;
      const mine = withOwnersFields(sent, saved);
      const differs = differingFields(mine, saved).length > 0;
      if (differs) {
        keep(mine, null);
        setState({ ...state, answers: mine, theirs: saved, version: current.version });
      } else dropAnswers(place);
      return differs;
    },
    /** Ends a conflict: the chosen fields are mine, the others theirs. */
    resolve(chosen: readonly (keyof A & string)[]) {
      if (!theirs) return;
      const merged = mergeAnswers(answers, theirs, chosen);
      keepAnswers(place, { answers: merged, base: theirs, version, unsent: null });
      setState({ ...state, answers: merged, base: theirs, theirs: null, isRestored: false });
    },
    discard() {
      dropAnswers(place);
      setState({ ...state, answers: base, isRestored: false });
    },
  };
};
