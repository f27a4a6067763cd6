import { supplementsTold } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import type { BookingDeps } from '../deps.ts';
import { findEvening, giveEveningBack, takeEvening } from './evening-place.ts';
import { freeCommonSpace } from './free-common-space.ts';
import { raiseSequence } from './raise-sequence.ts';

/**
 * Applies the supplements of a quote as svc-survey last told them: an afterwork keeps the common space of its evening, one that is no
 * more agreed on gives it back. Fails where an afterwork that was never claimed finds it taken: then staff see it undelivered.
 */
export const receiveSupplements =
  (deps: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { tables } = deps;
    const { quoteId, addons } = supplementsTold.parse(payload);
    const catalogue = await deps.catalogue.current();
    const now = deps.now();
    const evening = await findEvening(tx, tables, { quoteId, catalogue });
    const isNewest = await raiseSequence(tx, tables, { quoteId, sequence, addons });
    if (!evening || !isNewest || evening.frozen.addons.afterwork) return;
    if (!addons.includes('afterwork')) return giveEveningBack(tx, tables, { evening, now });
    if (evening.held) return;
    const roomId = await freeCommonSpace(tx, deps, evening, now);
    const isTaken = roomId !== null && (await takeEvening(tx, tables, { evening, roomId, now }));
    if (!isTaken) throw new Error(`the common space of ${evening.venue.record.id} is taken on ${evening.day}`);
  };
