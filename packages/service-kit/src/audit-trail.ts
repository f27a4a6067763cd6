import { columnKit, type Dialect } from './database/columns.ts';
import type { Database } from './database/database.ts';
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

interface Change {
  field: string;
  from: Value;
  to: Value;
}

/** Who of the staff did what to what, and when; the migrations of the services that keep it make it. */
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
