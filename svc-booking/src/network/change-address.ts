import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { readNetworkVenue, readVenueRows } from './read-network-venue.ts';
import { slugFaults } from './slug-faults.ts';
import { refuseUnlessSeen, writeVenue } from './write-venue.ts';

interface Changing {
  actor: UserActor;
  /** Id or slug. */
  name: string;
  slug: string;
  revision: number;
}

/**
 * Gives the page of a venue another address; the one it had leads to it, unless nobody but staff has seen it. Refuses `not-found`,
 * `stale-version`, and an address that leads to another venue.
 */
export const changeAddress = async (deps: BookingDeps, { actor, name, slug, revision }: Changing): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const { venueSlug } = tables;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    if (row.slug === slug) return readNetworkVenue(tx, tables, row.id);
    await refuseUnlessSeen(tx, tables, row, revision);
    const errors = await slugFaults(tx, tables, { slug, venueId: row.id });
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    await tx.delete(venueSlug).where(eq(venueSlug.slug, slug)).returning({ slug: venueSlug.slug });
    if (row.state !== 'draft')
      await tx.insert(venueSlug).values({ slug: row.slug, venueId: row.id }).onConflictDoNothing().returning({ slug: venueSlug.slug });
    const changes = [{ field: 'slug', from: row.slug, to: slug }];
    return writeVenue(tx, tables, {
      row,
      set: { slug, record: { ...row.record, slug } },
      entry: { id, at, by: actor, action: 'venue-address-changed', changes },
    });
  });
};
