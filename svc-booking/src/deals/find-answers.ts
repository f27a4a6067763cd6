import type { RequestOutcome } from '@plenary/contracts/sales-desk-terms';
import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingDeps } from '../deps.ts';
import { findRequests, quotedVisitors, type ReachedRequests } from './find-requests.ts';

/** A request, and when it was answered: quoted, or noted as done by staff, whichever came first; null: not yet. Instants. */
export interface Answer {
  id: string;
  /** Null: of none. */
  venueId: string | null;
  createdAt: number;
  /** By then, as the customer was promised. */
  dueAt: number;
  answeredAt: number | null;
}

type AnswerOutcome = Extract<RequestOutcome, 'answered' | 'on-time' | 'late'>;

export const isAnswerOutcome = (outcome: RequestOutcome | undefined): outcome is AnswerOutcome =>
  outcome === 'answered' || outcome === 'on-time' || outcome === 'late';

/** Whether an answer is of an outcome at an instant. Late: answered after what was promised, or not yet and after it (design: desk D21). */
export const isOf = ({ dueAt, answeredAt }: Answer, outcome: AnswerOutcome, now: number): boolean => {
  if (outcome === 'answered') return answeredAt !== null;
  return outcome === 'late' ? (answeredAt ?? now) > dueAt : answeredAt !== null && answeredAt <= dueAt;
};

/** The requests of a period with their answers, the newest first. Refuses `not-found` for an unknown venue. */
export const findAnswers = async (deps: BookingDeps, asked: Omit<ReachedRequests, 'outcome'>): Promise<Answer[]> => {
  const { bigEventDemand: form, callback, demand, quote, task } = deps.tables;
  const found = await findRequests(deps, asked);
  const firstQuote = (at: AnyColumn, isItsOwn: SQL) =>
    sql<
      number | null
    >`(select min(${quote.createdAt}) from ${quote} where ${quote.amends} is null and ${quote.createdAt} >= ${at} and ${isItsOwn})`;
  const ofCall = sql`(${quote.demandId} = ${callback.demandId} or ${quote.userId} = ${callback.userId})`;
  const [calls, forms, visitors] = await Promise.all([
    deps.database.read
      .select({
        ...{ id: callback.demandId, venueId: demand.venueId, createdAt: callback.createdAt, dueAt: callback.dueAt },
        quotedAt: firstQuote(callback.createdAt, ofCall),
      })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .where(found.callbacks),
    deps.database.read
      .select({
        ...{ id: form.id, venueId: form.venueId, createdAt: form.createdAt, dueAt: form.dueAt },
        quotedAt: firstQuote(form.createdAt, sql`${quote.userId} = ${form.userId}`),
      })
      .from(form)
      .leftJoin(task, eq(task.id, form.id))
      .where(found.forms),
    quotedVisitors(deps, found.forms),
  ]);
  const all = [...calls, ...forms];
  const done = await doneAt(
    deps,
    all.map(({ id }) => id),
  );
  return all
    .map(({ quotedAt, ...request }) => {
      const instants = [quotedAt, visitors.get(request.id), done.get(request.id)].flatMap((at) => (at ? [Number(at)] : []));
      return { ...request, answeredAt: instants.length > 0 ? Math.min(...instants) : null };
    })
    .sort((one, other) => other.createdAt - one.createdAt || other.id.localeCompare(one.id));
};

/** When staff first noted requests as done, as the trail has it. */
const doneAt = async ({ database, tables: { auditEntry } }: BookingDeps, ids: readonly string[]): Promise<Map<string, number>> => {
  const done = new Map<string, number>();
  for (const part of inChunks([...ids])) {
    const entries = await database.read
      .select({ id: auditEntry.subjectId, at: auditEntry.at, changes: auditEntry.changes })
      .from(auditEntry)
      .where(and(inArray(auditEntry.subjectId, part), eq(auditEntry.action, 'task-changed')));
    for (const { id, at, changes } of entries) {
      if (!changes.some(({ field, to }) => field === 'state' && to === 'done')) continue;
      done.set(id, Math.min(done.get(id) ?? at, at));
    }
  }
  return done;
};
