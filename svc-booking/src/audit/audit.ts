import type { AuditEntry, StaffMember } from '@plenary/contracts/audit-trail';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';

export const auditedActions = [
  'room-change-requested',
  'room-change-validated',
  'room-change-rejected',
  'closed-period-added',
  'closed-period-changed',
  'closed-period-removed',
  'holiday-opened',
  'holiday-closed',
  'option-extended',
  'option-released',
  'task-changed',
  'event-resent',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

interface Deed extends Pick<AuditEntry, 'subject'> {
  id: string;
  /** Instant in milliseconds. */
  at: number;
  by: UserActor;
  action: AuditedAction;
  changes: readonly AuditEntry['changes'][number][];
}

export const staffMemberOf = ({ userId, email, firstname, lastname }: UserActor): StaffMember => ({
  userId,
  email,
  name: `${firstname} ${lastname}`,
});

/** Keeps who of the staff did what, in the transaction that does it: neither is without the other. */
export const audit = async (tx: Transaction, { auditEntry }: BookingTables, { by, subject, ...deed }: Deed): Promise<void> => {
  await tx.insert(auditEntry).values({ ...deed, by: staffMemberOf(by), subjectType: subject.type, subjectId: subject.id, subject });
};
