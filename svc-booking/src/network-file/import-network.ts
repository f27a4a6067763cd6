import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportPlan } from '@plenary/contracts/network-file.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { networkInput } from './network-input.ts';
import { planImport } from './plan-import.ts';
import { countOf, presentPlan } from './present-plan.ts';
import { auditPlan, writePlan } from './write-plan.ts';

interface Sent {
  file?: unknown;
  archiveMissing: boolean;
}

/** What an import would do. Refuses as `networkInput`. */
export const previewImport = async (deps: BookingDeps, sent: Sent): Promise<ImportPlan> =>
  presentPlan(await planImport(deps.database.read, deps, await networkInput(deps, sent), nextTurn));

/**
 * Imports a file in one transaction; one that is imported already changes nothing, so that a repeated call succeeds. Refuses as
 * `networkInput`, `stale-version` where its plan is another one by now, and `conflict` while a row of it is refused.
 */
export const importNetwork = async (
  deps: BookingDeps,
  { actor, planHash, ...sent }: Sent & { actor: UserActor; planHash: string },
): Promise<ImportPlan> => {
  const { database, tables } = deps;
  const input = await networkInput(deps, sent);
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const plan = await planImport(tx, deps, input);
    const told = presentPlan(plan);
    if (plan.lines.every(({ outcome }) => outcome === 'same')) return told;
    if (plan.hash !== planHash) return refuse('stale-version', { members: { current: told } });
    if (countOf(plan, 'refused') > 0) return refuse('conflict', { members: { current: told } });
    await writePlan(tx, tables, plan);
    await bumpCatalogue(tx, tables);
    await auditPlan(tx, tables, { plan, at, by: actor, makeId: deps.newId });
    const changes = (['created', 'changed'] as const).map((field) => ({ field, from: null, to: countOf(plan, field) }));
    const subject = { type: 'network', id: 'network', name: deps.brandName };
    await audit(tx, tables, { id, at, by: actor, action: 'network-imported', subject, changes });
    return told;
  });
};
