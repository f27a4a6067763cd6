import type { DemandMade } from '@plenary/contracts/events';
import type { VenueSearch } from '@plenary/contracts/search';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { noAddons } from '../prices/quote-lines.ts';
import { demandIdOf } from '../search/search-id.ts';

const type = 'demand.made';

/** Keeps what a user asks of a venue, or of a country (`venueId` null), and answers its id: the same search is the same demand. */
export const keepDemand = async (
  deps: BookingDeps,
  { userId, venueId, search }: { userId: string; venueId: string | null; search: VenueSearch },
): Promise<string> => {
  const { database, tables } = deps;
  const now = deps.now();
  const id = demandIdOf({ userId, subject: venueId ?? search.countryCode, search });
  const { countryCode, days } = search;
  const [known] = await database.read.select({ id: tables.demand.id }).from(tables.demand).where(eq(tables.demand.id, id));
  if (known) return id;
  const demand = { id, userId, venueId, search: { countryCode, days }, addons: noAddons, createdAt: now };
  await database.transact(async (tx) => {
    const added = await tx.insert(tables.demand).values(demand).onConflictDoNothing().returning({ id: tables.demand.id });
    if (added.length === 0 || !deps.wantedEvents.has(type)) return;
    const payload: DemandMade = { demandId: id, userId, venueId, countryCode, days };
    await appendEvent(tx, database, { id: `${id}-made`, type, aggregateId: id, sequence: 1, payload }, now);
  });
  return id;
};
