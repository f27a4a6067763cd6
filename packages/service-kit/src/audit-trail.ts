import type { UserActor } from './actor.ts';
import { columnKit, type Dialect } from './database/columns.ts';
import type { Database, Transaction } from './database/database.ts';
import { newestFirst } from './database/newest-first.ts';

interface StaffMember {
  userId: string;
  email: string;
  name: string;
}

interface Subject {
  type: string;
  id: string;
  name: string;
}

type Value = string | number | boolean | null;

export interface Change {
  field: string;
  from: Value;
  to: Value;
}

/** The staff's actions; created by the migrations of the services that keep it. */
export const auditEntryTable = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return kit.table('audit_entry', {
    id: kit.text().primaryKey(),
    at: kit.integer().notNull(),
    by: kit.json<StaffMember>().notNull(),
    action: kit.text().notNull(),
    subjectType: kit.text().notNull(),
    subjectId: kit.text().notNull(),
    subject: kit.json<Subject>().notNull(),
    changes: kit.json<readonly Change[]>().notNull(),
  });
};

type Acting = Pick<UserActor, 'userId' | 'email' | 'firstname' | 'lastname'>;

export const staffMemberOf = ({ userId, email, firstname, lastname }: Acting): StaffMember => ({
  userId,
  email,
  name: `${firstname} ${lastname}`.trim(),
});

interface StaffAction<Action extends string> {
  id: string;
  /** Instant in milliseconds. */
  at: number;
  by: Acting;
  action: Action;
  subject: Subject;
  changes: readonly Change[];
}

/** Writes an action of the staff in the transaction that performs it, so that neither exists without the other. */
export const auditWriter =
  <Action extends string>() =>
  async (
    tx: Transaction,
    { auditEntry }: { auditEntry: ReturnType<typeof auditEntryTable> },
    { by, subject, ...rest }: StaffAction<Action>,
  ): Promise<void> => {
    await tx.insert(auditEntry).values({ ...rest, by: staffMemberOf(by), subjectType: subject.type, subjectId: subject.id, subject });
  };

type Values = Readonly<Record<string, Value>>;

/** The fields whose value differs before and after. */
export const changesBetween = (before: Values, after: Values): Change[] =>
  Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);

interface Asked {
  /** The `next` of the page before. */
  before: string | undefined;
  size: number;
}

/** What staff did, the newest first, from behind a place in the trail on. Throws 400 `invalid-request` for a place that is none. */
export const listAuditTrail = async ({ dialect, read }: Database, asked: Asked) => {
  const auditEntry = auditEntryTable(dialect);
  const { rows, next } = await newestFirst(auditEntry, asked, ({ isBehind, order, limit }) =>
    read
      .select()
      .from(auditEntry)
      .where(isBehind)
      .orderBy(...order)
      .limit(limit),
  );
  const entries = rows.map(({ id, at, by, action, subject, changes: [...changes] }) => ({
    id,
    at: new Date(at).toISOString(),
    by,
    action,
    subject,
    changes,
  }));
  return { entries, next };
};
