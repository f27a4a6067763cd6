import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { eraseGuests } from '../guests/erase-guests.ts';
import { tellGone } from '../surveys/tell-standings.ts';

/** Deletes events with all that belongs to them, mails that wait to leave among it; answers how many. */
export const forgetEvents = async (
  tx: Transaction,
  deps: Pick<SurveyDeps, 'database' | 'tables' | 'now' | 'wantedEvents'>,
  which: SQL | undefined,
) => {
  const { database, tables } = deps;
  const { meetingEvent, surveyStep, archivedStep, surveyHistory, shareLink, notice } = tables;
  const { outbox } = kitTables(database.dialect);
  const ids = (await tx.select({ id: meetingEvent.id }).from(meetingEvent).where(which)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tellGone(tx, deps, ids);
  for (const part of [surveyStep, archivedStep, surveyHistory, shareLink, notice]) await tx.delete(part).where(inArray(part.eventId, ids));
  await eraseGuests(tx, { database, tables }, ids);
  await tx.delete(outbox).where(and(eq(outbox.type, 'mail'), inArray(outbox.aggregateId, ids)));
  await tx.delete(meetingEvent).where(inArray(meetingEvent.id, ids));
  return ids.length;
};
