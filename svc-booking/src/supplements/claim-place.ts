import { refuse } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { findEvening, takeEvening } from './evening-place.ts';
import { freeCommonSpace } from './free-common-space.ts';
import { raiseSequence } from './raise-sequence.ts';

/**
 * Claims the common space of a quote's last evening for an afterwork under agreement. It stays until svc-survey tells, with this
 * sequence or a later one, that nothing came of it. Refuses `no-longer-available`, and `stale-version` where something later was told.
 */
export const claimPlace = async (deps: BookingDeps, { quoteId, sequence }: { quoteId: string; sequence: number }): Promise<void> => {
  const { tables } = deps;
  const catalogue = await deps.catalogue.current();
  await writeOptions(deps, async (tx, now) => {
    const found = await findEvening(tx, tables, { quoteId, catalogue });
    if (!found) return refuse('no-longer-available');
    const isNewest = await raiseSequence(tx, tables, { quoteId, sequence });
    if (!isNewest) return refuse('stale-version');
    if (found.held) return;
    await settleVenue(tx, deps, { venue: found.venue, now });
    const roomId = await freeCommonSpace(tx, deps, found, now);
    const isTaken = roomId !== null && (await takeEvening(tx, tables, { evening: found, roomId, now }));
    if (!isTaken) refuse('no-longer-available');
  });
};
