import type { LunchOutsidePrice } from '@plenary/contracts/lunch-outside';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { RoomSetUps } from '@plenary/contracts/room-fit';
import type { AddonPrice } from '@plenary/contracts/supplements';
import type { ComparedStep, ComparedValues } from '@plenary/contracts/survey-differences';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import type { HalfDay, LunchService, OpeningHours, UpsellName } from '@plenary/contracts/survey-terms';
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
  /** People that the step's room holds; absent: unknown. */
  setUps?: RoomSetUps | undefined;
  /** Price a person of a lunch outside on the step's day; undefined: unknown. */
  outsidePrice: LunchOutsidePrice | undefined;
  /** The step's lunch outside that staff do not charge; undefined: none. */
  waivedOutside?: LunchStep['waivedOutside'];
  agreedOutside?: LunchStep['agreedOutside'];
  /** Prices of add-ons outside the quote. */
  addonPrices: readonly AddonPrice[];
  /** Add-ons that can no more be had. */
  unavailable: readonly UpsellName[];
  /** Seats that a lunch can have now, its own among them, and the service saved; absent: nobody asked, and nothing is ruled out. */
  lunch?: { left: LunchSeats; saved: LunchService | null; unagreedOutside?: LunchStep['unagreedOutside'] };
}

interface KeptStep<A, I> {
  version: number;
  isSaved: boolean;
  answers: A;
  initial: I;
}

/** Answers beside what they are compared with. */
interface Compared {
  step: ComparedStep;
  now: ComparedValues;
  signed: ComparedValues;
}

/**
 * A kind of survey step: everything that differs from step to step, pure. A = answers, I = what they are compared with and what staff
 * decided, B = body of a save, S = the step as the contract presents it.
 */
export interface StepKind<A extends StepAnswers, I extends StepInitial, B, S> {
  /** The stored answers of a body. */
  answersOf(body: B, kept: KeptStep<A, I>): A;
  /** `before`: the answers kept so far. */
  faults(answers: A, initial: I, context: StepContext, before: A): FieldErrors;
  present(kept: KeptStep<A, I>, context: StepContext): S;
  /**
   * Whether answers order otherwise than those before them, which the owner of the survey alone may do; absent: nothing is ordered here.
   */
  orders?(answers: A, before: A): boolean;
  /** What the signed quote knows of the answers; absent: nothing. */
  compared?(answers: A, initial: I): Compared;
  /** The new comparison values, once staff accepted the answers. */
  accepted(answers: A, initial: I): { answers: A; initial: I };
}

/** The stored form of a text: trimmed, empty if absent. */
export const keptText = (text: string | null | undefined): string => (text ?? '').trim();
/** The stored form of a time or duration: null if absent. */
export const keptChoice = (text: string | null | undefined): string | null => keptText(text) || null;
