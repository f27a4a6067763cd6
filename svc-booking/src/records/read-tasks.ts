import { mostRequestsOnRecord } from '@plenary/contracts/desk-records-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { BookingDeps } from '../deps.ts';
import { movesToMake } from '../sales-desk/move-tasks.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

interface Asked {
  requests: readonly Task[];
  /** Deals whose bookings count. */
  quoteIds: ReadonlySet<string>;
  snapshot: CatalogueSnapshot;
}

/** What staff still have to do for customers: their requests, and their bookings that have to leave a blocked room, those due first in front. */
export const readTasks = async (deps: BookingDeps, { requests, quoteIds, snapshot }: Asked): Promise<Task[]> => {
  const moves = await movesToMake(deps.database.read, deps, { catalogue: snapshot, now: deps.now() });
  const open = requests.filter(({ state }) => state !== 'done');
  return [...open, ...moves.filter(({ move }) => move && quoteIds.has(move.quoteId))]
    .sort((one, other) => (one.dueAt < other.dueAt ? -1 : Number(one.dueAt > other.dueAt)))
    .slice(0, mostRequestsOnRecord);
};
