import type { VenueSearch } from '@plenary/contracts/search';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { noAddons } from '../prices/quote-lines.ts';
import { demandIdOf } from '../search/search-id.ts';

/** Keeps what a user asks of a venue, or of a country (`venueId` null), and answers its id: the same search is the same demand. */
export const keepDemand = async (
  { database, tables, now }: BookingDeps,
  { userId, venueId, search }: { userId: string; venueId: string | null; search: VenueSearch },
): Promise<string> => {
  const id = demandIdOf({ userId, subject: venueId ?? search.countryCode, search });
  const { countryCode, days } = search;
  const [known] = await database.read.select({ id: tables.demand.id }).from(tables.demand).where(eq(tables.demand.id, id));
  if (known) return id;
  const demand = { id, userId, venueId, search: { countryCode, days }, addons: noAddons, createdAt: now() };
  await database.transact((tx) => tx.insert(tables.demand).values(demand).onConflictDoNothing());
  return id;
};
