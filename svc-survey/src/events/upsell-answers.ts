import type { UpsellName } from '@plenary/contracts/survey-terms';

export interface UpsellAnswers {
  asked: readonly UpsellName[];
  comment: string;
}
export interface UpsellInitial {
  inQuote: readonly UpsellName[];
  /** Asked for on the survey, and accepted by staff. */
  agreed: readonly UpsellName[];
}
