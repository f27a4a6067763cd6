import type { GuestVisit } from '../guest-visit.ts';

/** Reference of a visit, shared by the visitor system and us. */
export interface VisitIdentity {
  /** Ours: one guest on one day. */
  reference: string;
  /** Theirs, once they have answered it. */
  externalId: string | null;
  /** Days, `YYYY-MM-DD`, on which it may stand there, announced although no id was answered or under the one we have. */
  unansweredDays: readonly string[];
  /** One for each change: calls with the same key are the same change. */
  idempotencyKey: string;
}

/** A system that announces guests at the door. Repeated calls have the effect of one. */
export interface VisitorSystem {
  /** Throws VisitorAway while it is left alone, or where it is the turn of another visit than the one of that reference. */
  requireTurn(reference: string): void;
  /** Announces or updates a visit; answers its id there. Throws VisitorRefusal, VisitorFailure, or VisitorAway. */
  put(visit: GuestVisit, identity: VisitIdentity): Promise<string>;
  /** Takes a visit off; one that it does not know is off. Throws as `put`. */
  remove(identity: VisitIdentity): Promise<void>;
}

/** The visitor system does not take a visit, and says why: the same one would be refused again. */
export class VisitorRefusal extends Error {
  override name = 'VisitorRefusal';
}

/** It failed with this visit while others get through: it is tried again, so often at most. */
export class VisitorFailure extends Error {
  override name = 'VisitorFailure';
}

interface Rest {
  /** Instant in milliseconds until which it is left alone. */
  until: number;
  /** Somebody has to look after it: it does not know us, or was away for long. */
  needsCare: boolean;
}

/** It accepts no visit at present: no visit is at fault, and none is given up for it. */
export class VisitorAway extends Error {
  override name = 'VisitorAway';
  readonly until: number;
  readonly needsCare: boolean;

  constructor(message: string, { until, needsCare }: Rest) {
    super(message);
    this.until = until;
    this.needsCare = needsCare;
  }
}
