import type { CrmRecord } from '@plenary/contracts/crm.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, desc, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { sendOff } from './hand-to-sales.ts';

const most = 200;

/** Hand-overs of a state, the newest first. */
export const listCrmRecords = async ({ database, tables: { crmRecord } }: BookingDeps, state: CrmRecord['state']): Promise<CrmRecord[]> => {
  const rows = await database.read
    .select()
    .from(crmRecord)
    .where(eq(crmRecord.state, state))
    .orderBy(desc(crmRecord.updatedAt), desc(crmRecord.id))
    .limit(most);
  return rows.map(({ id, kind, salesforceId, error, handover: { contact, venue }, createdAt, updatedAt }) => ({
    id,
    kind: kind as CrmRecord['kind'],
    state,
    salesforceId,
    error,
    venueName: venue?.name ?? '',
    customerName: `${contact.firstname} ${contact.lastname}`.trim(),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }));
};

/** Lets a refused hand-over be tried again. Refuses `not-found`, and `conflict` for one that is not refused. */
export const resendCrmRecord = async (deps: BookingDeps, { actor, id }: { actor: UserActor; id: string }): Promise<void> => {
  const { crmRecord } = deps.tables;
  const entryId = deps.newId();
  const now = deps.now();
  await deps.database.transact(async (tx) => {
    const [row] = await tx.select().from(crmRecord).where(eq(crmRecord.id, id));
    if (!row) return refuse('not-found');
    const tries = row.tries + 1;
    const won = await tx
      .update(crmRecord)
      .set({ state: 'waiting', tries, updatedAt: now })
      .where(and(eq(crmRecord.id, id), eq(crmRecord.state, 'refused'), eq(crmRecord.tries, row.tries)))
      .returning({ id: crmRecord.id });
    if (won.length === 0) return refuse('conflict');
    await sendOff(tx, deps, { id, tries, now });
    const changes = [{ field: 'state', from: 'refused', to: 'waiting' }];
    const subject = { type: 'crm-record', id, name: row.handover.venue?.name ?? '' };
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'event-resent', subject, changes });
  });
};
