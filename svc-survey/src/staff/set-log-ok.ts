import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { SurveyDeps } from '../deps.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { surveySubject } from '../surveys/survey-subject.ts';

/** Closes a survey for its customer, or opens it; what staff says goes before the day on which it closes by itself. */
export const setLogOk = (
  deps: SurveyDeps,
  { actor, eventId, isLogOk }: { actor: UserActor; eventId: string; isLogOk: boolean },
): Promise<void> => {
  const entryId = deps.newId();
  const now = deps.now();
  const { meetingEvent } = deps.tables;
  const logOk = isLogOk ? 1 : 0;
  return deps.database.transact(async (tx) => {
    const event = await findSurvey(tx, deps.tables, eventId);
    if (event.logOk === logOk) return;
    const revision = event.revision + 1;
    await tx.update(meetingEvent).set({ logOk, revision }).where(eq(meetingEvent.id, event.id)).returning();
    const kind = isLogOk ? 'closed' : 'opened';
    await appendHistory(tx, deps.tables, { event: { id: event.id, revision }, kind, author: actor.email, now });
    const changes = [{ field: 'isLogOk', from: event.logOk === null ? null : event.logOk === 1, to: isLogOk }];
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: `survey-${kind}`, subject: surveySubject(event), changes });
  });
};
