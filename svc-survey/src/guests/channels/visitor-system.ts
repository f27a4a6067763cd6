import type { GuestVisit } from '../guest-visit.ts';

/** Of a visit, between a visitor system and us. */
export interface VisitIdentity {
  /** Ours: one guest on one day. */
  reference: string;
  /** Theirs, once they have answered it. */
  externalId: string | null;
  /** One for each change: whatever comes twice with it is the same change. */
  idempotencyKey: string;
}

/** Who expects guests at the door. A call that comes twice does what it does once. */
export interface VisitorSystem {
  /** Announces a visit, or tells how it is now; answers its id there. Throws VisitorRefusal, or VisitorAway where it is to be tried again. */
  put(visit: GuestVisit, identity: VisitIdentity): Promise<string>;
  /** Takes a visit off; one that it does not know is off. */
  remove(identity: VisitIdentity): Promise<void>;
}

/** The visitor system does not take a visit, and says why: the same one would be refused again. */
export class VisitorRefusal extends Error {
  override name = 'VisitorRefusal';
}

/** The visitor system does not answer, or not in a way that says anything of the visit. */
export class VisitorAway extends Error {
  override name = 'VisitorAway';
}
