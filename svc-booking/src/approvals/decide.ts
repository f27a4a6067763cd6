import type { StaffMember } from '@plenary/contracts/audit-trail';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { type AuditedAction, audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { mayDecide, type Waiting } from './may-decide.ts';

interface Deed {
  action: AuditedAction;
  subject: { type: string; id: string; name: string };
  /** Of a refusal. */
  reason?: string;
}

export interface Deciding<Row extends Waiting> {
  waiting: Row;
  /** Ends the waiting, with its entry in the trail; refuses `stale-version`. */
  write: (change: Partial<Row> & Pick<Row, 'state'>, deed: Deed) => Promise<void>;
}

export type Decided<Row extends Waiting> = Partial<Row> & { revision: number; decidedAt: number; decidedBy: StaffMember };

interface Queue<Row extends Waiting, Answer> {
  /** Names the deed in the keys of repeated requests: `proposal-approval`. */
  kind: 'proposal' | 'change';
  read: () => Promise<Row | undefined>;
  /** Answers whether it still had that revision. */
  write: (decided: Decided<Row>, revision: number) => Promise<boolean>;
  /** As its reader sees it now. */
  current: () => Promise<Answer>;
}

export type DecisionVerb = 'approval' | 'refusal' | 'withdrawal';

interface Asked {
  staff: UserActor;
  /** The one that the caller has seen. */
  revision: number;
  verb: DecisionVerb;
  idempotencyKey: string | undefined;
  /** What the caller sent, by which a repeated request is known. */
  body: object;
  entryId: string;
  now: number;
}

/**
 * Ends the waiting of what needs approval, once for a key, and answers it as it is then (design: lifecycle L3, L10). Refuses `not-found`,
 * `stale-version` after another revision, `conflict` where it waits no more, and `forbidden`: its author alone takes it back, and decides
 * nothing; nobody decides on more than they may give.
 */
export const decide = <Row extends Waiting, Answer extends object>(
  tx: Transaction,
  { database, tables }: BookingDeps,
  queue: Queue<Row, Answer>,
  { staff, revision, verb, idempotencyKey: key, body, entryId, now }: Asked,
  end: (deciding: Deciding<Row>) => Promise<void>,
): Promise<Answer> =>
  once(tx, database, { scope: `${staff.userId}:${queue.kind}-${verb}`, key, body, now }, async () => {
    const refuseStale = async (): Promise<never> => refuse('stale-version', { members: { current: await queue.current() } });
    const waiting = (await queue.read()) ?? refuse('not-found');
    const isPermitted =
      verb === 'withdrawal'
        ? waiting.author.userId === staff.userId
        : mayDecide(waiting, { reader: staff, ownLimit: await limitOf(tx, tables, { role: staff.role, now }) });
    if (!isPermitted) return refuse('forbidden');
    if (waiting.revision !== revision) return refuseStale();
    if (waiting.state !== 'to-approve') return refuse('conflict');
    await end({
      waiting,
      write: async (change, { action, subject, reason }) => {
        const decided = { ...change, revision: revision + 1, decidedAt: now, decidedBy: staffMemberOf(staff) };
        if (!(await queue.write(decided, revision))) return refuseStale();
        await audit(tx, tables, {
          ...{ id: entryId, at: now, by: staff, action, subject },
          changes: [
            { field: 'author', from: null, to: waiting.author.name },
            { field: 'discountPercent', from: null, to: waiting.discountPercent },
            ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
          ],
        });
      },
    });
    return queue.current();
  });
