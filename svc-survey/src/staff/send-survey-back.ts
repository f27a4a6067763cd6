import type { SurveyDeps } from '../deps.ts';
import { findWaiting } from '../surveys/find-waiting.ts';
import { type Decision, decide, openedBy, tellDecision } from './decide-survey.ts';

/** Sends a survey that waits back to its customer, and opens it for them where it was closed; refuses as `findWaiting`. */
export const sendSurveyBack = (deps: SurveyDeps, { message, ...decision }: Decision & { message: string }): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  const { actor } = decision;
  return deps.database.transact(async (tx) => {
    const waiting = await findWaiting(tx, deps, decision);
    const opening = openedBy(waiting, now);
    const event = await decide(tx, deps, waiting, { status: 'TODO', staffMessage: message, ...(opening && { logOk: 0 }) });
    await tellDecision(tx, deps, { entryId, event, kind: 'sent-back', actor, message, changes: [], opening, now });
  });
};
