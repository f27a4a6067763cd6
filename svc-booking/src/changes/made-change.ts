import type { UserActor } from '@plenary/service-kit/actor';
import type { Outcome, PlannedChange } from './planned-change.ts';

/** A change that its caller has seen, about to be made; its ids are made before the transaction, which may run again. */
export interface Made {
  planned: PlannedChange;
  outcome: Outcome;
  actor: Pick<UserActor, 'userId' | 'role'>;
  /** Of the survey whose people it prices; absent: it was asked for by itself. */
  surveyRevision?: number;
  ids: Record<'change' | 'entry' | 'amendment' | 'option', string>;
  now: number;
}
