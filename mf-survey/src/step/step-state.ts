import { type Answers, differingFields } from '../answers/answers.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';

export interface StepState<A> {
  answers: A;
  /** The answers before typing. */
  base: A;
  /** The newest version that was seen. */
  version: number;
  /** Another editor's newer answers; null: none, or the user has chosen. */
  theirs: A | null;
  isRestored: boolean;
}

/** A step as it is shown at first: the service's answers, what was typed at an earlier visit, or both to be chosen from. */
export const startStep = <A extends Answers>(server: { answers: A; version: number }, kept: KeptAnswers<A> | undefined): StepState<A> => {
  const fresh = { answers: server.answers, base: server.answers, version: server.version, theirs: null, isRestored: false };
  if (!kept || differingFields(kept.answers, server.answers).length === 0) return fresh;
  // A form that has lost or won fields since then keeps its own.
  const answers = { ...server.answers, ...kept.answers };
  if (kept.version >= server.version) return { ...fresh, answers, isRestored: true };
  return { ...fresh, answers, base: kept.base, theirs: server.answers };
};

/** Theirs, with the fields that were chosen from mine. */
export const mergeAnswers = <A extends object>(mine: A, theirs: A, chosen: readonly (keyof A)[]): A => {
  const merged = { ...theirs };
  for (const name of chosen) merged[name] = mine[name];
  return merged;
};
