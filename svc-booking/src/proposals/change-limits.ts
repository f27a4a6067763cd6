import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween, staffMemberOf } from '@plenary/service-kit/audit-trail';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { readLimits } from '../written-lines/discount-limits.ts';

interface Changing {
  actor: UserActor;
  /** Local day from which they hold. */
  from: string;
  limits: { staff: number; admin: number };
  /** Of those of that day as the caller has seen them; 0: there were none. */
  revision: number;
}

/**
 * Sets the discounts that each role may give from a day on (design: lifecycle L10); proposals that wait stay as they are. Refuses
 * `stale-version`, and `in_past` for a day before today.
 */
export const changeLimits = async (deps: BookingDeps, { actor, from, limits, revision }: Changing): Promise<DiscountLimits> => {
  const { database, tables } = deps;
  const { discountLimit } = tables;
  const [entryId, now] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const before = await readLimits(tx, tables, { now });
    if (from < before.today) return refuse('invalid-request', { errors: { from: 'in_past' } });
    const known = before.versions.find((version) => version.from === from);
    const row = { ...limits, revision: revision + 1, changedBy: staffMemberOf(actor), changedAt: now };
    const written =
      revision === 0
        ? await tx
            .insert(discountLimit)
            .values({ fromDay: from, ...row })
            .onConflictDoNothing()
            .returning({ fromDay: discountLimit.fromDay })
        : await tx
            .update(discountLimit)
            .set(row)
            .where(and(eq(discountLimit.fromDay, from), eq(discountLimit.revision, revision)))
            .returning({ fromDay: discountLimit.fromDay });
    if (written.length === 0) return refuse('stale-version', { members: { current: before } });
    await audit(tx, tables, {
      ...{ id: entryId, at: now, by: actor, action: 'discount-limits-changed' },
      subject: { type: 'discount-limits', id: from, name: from },
      changes: changesBetween(
        { staffLimit: known?.staff ?? null, adminLimit: known?.admin ?? null },
        { staffLimit: limits.staff, adminLimit: limits.admin },
      ),
    });
    return readLimits(tx, tables, { now });
  });
};
