import type { AuditEntry } from '@plenary/contracts/audit-trail';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { SurveyTables } from '../db/tables.ts';

export const auditedActions = [
  'scientist-added',
  'scientist-changed',
  'survey-accepted',
  'survey-sent-back',
  'survey-closed',
  'survey-opened',
  'supplement-withdrawn',
  'lunch-chosen',
  'booking-resent',
  'event-resent',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

export type Change = AuditEntry['changes'][number];

interface Deed extends Pick<AuditEntry, 'subject'> {
  id: string;
  /** Instant in milliseconds. */
  at: number;
  by: UserActor;
  action: AuditedAction;
  changes: readonly Change[];
}

/** Keeps who of the staff did what, in the transaction that does it: neither is without the other. */
export const audit = async (tx: Transaction, { auditEntry }: SurveyTables, { by, subject, ...deed }: Deed): Promise<void> => {
  const member = { userId: by.userId, email: by.email, name: `${by.firstname} ${by.lastname}` };
  await tx.insert(auditEntry).values({ ...deed, by: member, subjectType: subject.type, subjectId: subject.id, subject });
};

type Values = Readonly<Record<string, Change['from']>>;

/** Fields that are not the same before and after. */
export const changesBetween = (before: Values, after: Values): Change[] =>
  Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
