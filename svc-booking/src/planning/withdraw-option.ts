import type { UserActor } from '@plenary/service-kit/actor';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { endOptions } from '../options/end-options.ts';
import { writeOptions } from '../options/write-options.ts';
import { optionSubject, staffOption } from './staff-option.ts';

/** Withdraws any option; its customer is told that the team did it. Refuses `not-found`, also for one that has ended. */
export const withdrawOption = async (deps: BookingDeps, { actor, optionId }: { actor: UserActor; optionId: string }): Promise<void> => {
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  await writeOptions(deps, async (tx, now) => {
    const found = await staffOption(tx, deps, { optionId, catalogue, now });
    const { option, venue } = found;
    await endOptions(tx, deps, { venue, ids: [option.id], status: 'released', toldAs: 'withdrawn', at: now, now });
    const changes = [{ field: 'status', from: 'option', to: 'released' }];
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'option-released', subject: optionSubject(found), changes });
  });
};
