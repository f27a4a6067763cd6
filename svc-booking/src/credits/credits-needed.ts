import type { CreditSubject } from '@plenary/contracts/credit.schemas';

/** Credits that were taken for an option which does not stand yet. */
export interface Paid {
  holdId: string;
  /** Sequence of the hold when the credits were taken: a hold that has changed since pays for nothing. */
  sequence: number;
  credits: number;
}

export interface Needed {
  userId: string;
  /** Total of the option. */
  credits: number;
  /** Credits of the option that is being replaced; they count. */
  holdId: string | null;
  subject: CreditSubject;
}

/** Gives an option's transaction up before it has written anything, so that credits can be taken for it: no call is made inside one. */
export class CreditsNeeded extends Error {
  readonly needed: Needed;

  constructor(needed: Needed) {
    super('credits have to be taken first');
    this.needed = needed;
  }
}
