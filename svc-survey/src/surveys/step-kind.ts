import type { FieldErrors } from '@plenary/contracts/problem';
import type { AddonPrice } from '@plenary/contracts/supplements';
import type { HalfDay, OpeningHours, UpsellName } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

export type StepAnswers = object;
export type StepInitial = object;

/** Event and day as the rules of a step need them. */
export interface StepContext {
  country: CountryCode;
  openingHours: OpeningHours;
  /** The step's day; the first day for steps without one. */
  halfDay: HalfDay;
  roomName: string | null;
  /** Prices of add-ons outside the quote. */
  addonPrices: readonly AddonPrice[];
  /** Add-ons that can no more be had. */
  unavailable: readonly UpsellName[];
}

interface KeptStep<A, I> {
  version: number;
  isSaved: boolean;
  answers: A;
  initial: I;
}

/** One value of the difference between a survey and the signed quote. */
export interface Difference {
  field: string;
  initial: string | number | null;
  current: string | number | null;
}

/**
 * A kind of survey step: everything that differs from step to step, pure. A = answers, I = what they are compared with and what staff
 * decided, B = body of a save, S = the step as the contract presents it.
 */
export interface StepKind<A extends StepAnswers, I extends StepInitial, B, S> {
  /** The stored answers of a body. */
  answersOf(body: B, kept: KeptStep<A, I>): A;
  faults(answers: A, initial: I, context: StepContext): FieldErrors;
  /** Names of the fields that staff has to validate. */
  warnings(answers: A, initial: I, context: StepContext): readonly string[];
  present(kept: KeptStep<A, I>, context: StepContext): S;
  /** Whether answers order otherwise than those before them, which the owner of the survey alone may do; absent: nothing is ordered here. */
  orders?(answers: A, before: A): boolean;
  differences(answers: A, initial: I): readonly Difference[];
  /** The new comparison values, once staff accepted the answers. */
  accepted(answers: A, initial: I): { answers: A; initial: I };
}

/** The stored form of a text: trimmed, empty if absent. */
export const keptText = (text: string | null | undefined): string => (text ?? '').trim();
/** The stored form of a time or duration: null if absent. */
export const keptChoice = (text: string | null | undefined): string | null => keptText(text) || null;

export const differing = (field: string, initial: string | number | null, current: string | number | null): Difference[] =>
  initial === null || initial === current ? [] : [{ field, initial, current }];
