import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import type { ScientistRecord } from './scientist-record.ts';

interface Given extends ScientistRecord {
  venueIds: readonly string[];
}

const recordOf = ({ firstName, lastName, email, phoneNumber, avatarUrl, languages }: Given): ScientistRecord => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  avatarUrl,
  languages,
});

/** Adds a Meeting Scientist; the first one is the default. Refuses `conflict` for an e-mail address that one has already. */
export const createScientist = (deps: SurveyDeps, given: Given): Promise<{ id: string }> => {
  const id = deps.newId();
  const { scientist } = deps.tables;
  return deps.database.transact(async (tx) => {
    await requireFreeEmail(tx, deps, { id, email: given.email });
    const [first] = await tx.select({ id: scientist.id }).from(scientist).limit(1);
    await tx.insert(scientist).values({ id, isDefault: !first, record: recordOf(given) });
    await assignVenues(tx, deps, { id, venueIds: given.venueIds });
    return { id };
  });
};

/** Changes a Meeting Scientist and their venues; refuses `not-found`, and as `createScientist`. */
export const changeScientist = (deps: SurveyDeps, { scientistId: id, ...given }: Given & { scientistId: string }): Promise<void> => {
  const { scientist } = deps.tables;
  return deps.database.transact(async (tx) => {
    await requireFreeEmail(tx, deps, { id, email: given.email });
    const changed = await tx
      .update(scientist)
      .set({ record: recordOf(given) })
      .where(eq(scientist.id, id))
      .returning();
    if (changed.length === 0) return refuse('not-found');
    await assignVenues(tx, deps, { id, venueIds: given.venueIds });
  });
};

const requireFreeEmail = async (
  tx: Transaction,
  { tables: { scientist } }: SurveyDeps,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  const others = await tx.select().from(scientist).where(ne(scientist.id, id));
  if (others.some(({ record }) => record.email === email)) refuse('conflict');
};

/** A venue has one Meeting Scientist: it is taken from whoever had it. */
const assignVenues = async (
  tx: Transaction,
  { tables: { scientistVenue } }: SurveyDeps,
  { id, venueIds }: { id: string; venueIds: readonly string[] },
): Promise<void> => {
  const own = eq(scientistVenue.scientistId, id);
  await tx.delete(scientistVenue).where(venueIds.length > 0 ? and(own, notInArray(scientistVenue.venueId, [...venueIds])) : own);
  for (const venueId of [...new Set(venueIds)].sort()) {
    await tx
      .insert(scientistVenue)
      .values({ venueId, scientistId: id })
      .onConflictDoUpdate({ target: scientistVenue.venueId, set: { scientistId: id } });
  }
};
