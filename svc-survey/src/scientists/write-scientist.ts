import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { SurveyDeps } from '../deps.ts';
import { pictureToStore, pictureUrlOf, sha256Of, storePicture } from './scientist-picture.ts';
import type { ScientistRecord } from './scientist-record.ts';
import { tellScientists } from './tell-scientists.ts';

interface Given extends Omit<ScientistRecord, 'avatarUrl'> {
  venueIds: readonly string[];
  /** Base64; null: none; undefined: as it is. */
  picture?: string | null;
}

const recordOf = (
  { firstName, lastName, email, phoneNumber, languages }: Given,
  avatarUrl: ScientistRecord['avatarUrl'],
): ScientistRecord => ({ firstName, lastName, email, phoneNumber, avatarUrl, languages });

/** With the number as it is stored; refuses one that is none, unless it is `kept`. */
const withTelephone = <G extends Given>(given: G, kept?: string): G => {
  const { phoneNumber } = given;
  const fault = telephoneFault(phoneNumber, kept);
  if (fault) refuse('invalid-request', { errors: { phoneNumber: fault } });
  return { ...given, phoneNumber: phoneNumber === kept ? kept : storedTelephone(phoneNumber) };
};

/** As the audit trail shows them. */
const valuesOf = ({ firstName, lastName, email, phoneNumber, languages, venueIds }: Given, pictureUrl: string | null) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  avatarUrl: pictureUrl,
  languages: languages.join(', '),
  venueIds: [...new Set(venueIds)].sort().join(', '),
});
const nobody = valuesOf({ firstName: '', lastName: '', email: '', phoneNumber: '', languages: [], venueIds: [] }, null);
const subjectOf = (id: string, { firstName, lastName }: Given) => ({ type: 'scientist', id, name: `${firstName} ${lastName}` });

/**
 * Adds a Meeting Scientist; the first one is the default. Refuses `conflict` for an e-mail address that one has already, and
 * `invalid-request` for a portrait or a telephone number that is none.
 */
export const createScientist = async (
  deps: SurveyDeps,
  { actor, given: typed }: { actor: UserActor; given: Given },
): Promise<{ id: string }> => {
  const given = withTelephone(typed);
  const [id, entryId, eventId] = [deps.newId(), deps.newId(), deps.newId()];
  const now = deps.now();
  const { scientist } = deps.tables;
  const picture = given.picture ? pictureToStore(given.picture) : null;
  return deps.database.transact(async (tx) => {
    await requireFreeEmail(tx, deps, { id, email: given.email });
    const [first] = await tx.select({ id: scientist.id }).from(scientist).limit(1);
    await tx.insert(scientist).values({ id, isDefault: !first, record: recordOf(given, null), version: 1 });
    await storePicture(tx, deps, { id, picture });
    await assignVenues(tx, deps, { id, venueIds: given.venueIds });
    const changes = changesBetween(nobody, valuesOf(given, pictureUrlOf(picture?.sha256, { avatarUrl: null })));
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'scientist-added', subject: subjectOf(id, given), changes });
    await tellScientists(tx, deps, { id: eventId, now });
    return { id };
  });
};

interface Change {
  actor: UserActor;
  id: string;
  given: Given;
  /** The version that the caller has seen; undefined: any. */
  version: number | undefined;
}

/** Changes a Meeting Scientist and their venues; refuses `not-found`, `stale-version` where they have changed since, and as `createScientist`. */
export const changeScientist = (deps: SurveyDeps, { actor, id, given: typed, version }: Change): Promise<void> => {
  const [entryId, eventId] = [deps.newId(), deps.newId()];
  const now = deps.now();
  const { scientist } = deps.tables;
  const picture = typeof typed.picture === 'string' ? pictureToStore(typed.picture) : typed.picture;
  return deps.database.transact(async (tx) => {
    const [row] = await tx.select().from(scientist).where(eq(scientist.id, id));
    if (!row) return refuse('not-found');
    if (version !== undefined && version !== row.version) return refuse('stale-version');
    const given = withTelephone(typed, row.record.phoneNumber);
    await requireFreeEmail(tx, deps, { id, email: given.email });
    const before = { ...row.record, venueIds: await venuesOf(tx, deps, id) };
    const pictureBefore = pictureUrlOf(await sha256Of(tx, deps, id), row.record);
    // A portrait that was uploaded or removed replaces the path of an older release too.
    const avatarUrl = picture === undefined ? row.record.avatarUrl : null;
    const pictureAfter = picture === undefined ? pictureBefore : pictureUrlOf(picture?.sha256, { avatarUrl });
    const changes = changesBetween(valuesOf(before, pictureBefore), valuesOf(given, pictureAfter));
    if (changes.length === 0) return;
    const changed = await tx
      .update(scientist)
      .set({ record: recordOf(given, avatarUrl), version: row.version + 1 })
      .where(and(eq(scientist.id, id), eq(scientist.version, row.version)))
      .returning({ id: scientist.id });
    if (changed.length === 0) return refuse('stale-version');
    if (picture !== undefined) await storePicture(tx, deps, { id, picture });
    await assignVenues(tx, deps, { id, venueIds: given.venueIds });
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'scientist-changed', subject: subjectOf(id, given), changes });
    await tellScientists(tx, deps, { id: eventId, now });
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

const venuesOf = async (read: Reader, { tables: { scientistVenue } }: SurveyDeps, id: string): Promise<string[]> => {
  const rows = await read.select().from(scientistVenue).where(eq(scientistVenue.scientistId, id)).orderBy(asc(scientistVenue.venueId));
  return rows.map(({ venueId }) => venueId);
};

/** A venue has one Meeting Scientist: it is reassigned, and concurrent editors of the former one get a conflict. */
const assignVenues = async (
  tx: Transaction,
  { tables: { scientist, scientistVenue } }: SurveyDeps,
  { id, venueIds }: { id: string; venueIds: readonly string[] },
): Promise<void> => {
  const wanted = [...new Set(venueIds)].sort();
  const own = eq(scientistVenue.scientistId, id);
  await tx.delete(scientistVenue).where(wanted.length > 0 ? and(own, notInArray(scientistVenue.venueId, wanted)) : own);
  if (wanted.length === 0) return;
  const ofOthers = and(inArray(scientistVenue.venueId, wanted), ne(scientistVenue.scientistId, id));
  const losers = await tx.select({ id: scientistVenue.scientistId }).from(scientistVenue).where(ofOthers);
  if (losers.length > 0) {
    const isLoser = inArray(
      scientist.id,
      losers.map((loser) => loser.id),
    );
    await tx
      .update(scientist)
      .set({ version: sql`${scientist.version} + 1` })
      .where(isLoser);
  }
  for (const venueId of wanted) {
    await tx
      .insert(scientistVenue)
      .values({ venueId, scientistId: id })
      .onConflictDoUpdate({ target: scientistVenue.venueId, set: { scientistId: id } });
  }
};
