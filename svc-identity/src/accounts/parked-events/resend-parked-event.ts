import { refuse } from '@plenary/http/refuse';
import { resendParked } from '@plenary/service-kit/parked-events';
import { recordAction } from '../../administration/record-action.ts';
import { requireAdministrator } from '../../administration/require-administrator.ts';
import type { IdentityDeps } from '../../deps.ts';

/** Schedules a parked event again. Refuses `forbidden`, and `not-found`, also if it has already been sent again. */
export const resendParkedEvent = async (
  { database, tables, now, newId }: IdentityDeps,
  { actorId, eventId }: { actorId: string; eventId: string },
): Promise<void> => {
  const [at, id] = [now(), newId()];
  await database.transact(async (tx) => {
    const by = await requireAdministrator(tx, tables, actorId);
    const event = (await resendParked(tx, database, { id: eventId, now: at })) ?? refuse('not-found');
    await recordAction(tx, tables, {
      id,
      at,
      by,
      action: 'event-resent',
      subject: { type: 'event', id: event.id, name: event.type },
      changes: [],
    });
  });
};
