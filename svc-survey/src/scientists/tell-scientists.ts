import { type ScientistsTold, scientistsChanged } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { asc } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

interface Telling {
  /** Id of the event. */
  id: string;
  now: number;
}

/**
 * Tells other services who answers for which venue, whole, in the transaction of the change and after its last write. Its sequence is
 * the sum of all versions: each change raises one, and none is ever deleted. Not written without a subscriber.
 */
export const tellScientists = async (tx: Transaction, deps: SurveyDeps, { id, now }: Telling): Promise<void> => {
  if (!deps.wantedEvents.has(scientistsChanged)) return;
  const { scientist, scientistVenue } = deps.tables;
  const rows = await tx.select().from(scientist).orderBy(asc(scientist.id));
  const venues = await tx.select().from(scientistVenue).orderBy(asc(scientistVenue.venueId));
  const payload: ScientistsTold = {
    scientists: rows.map(({ id: scientistId, isDefault, record: { firstName, lastName, email, phoneNumber } }) => ({
      firstName,
      lastName,
      email,
      phoneNumber,
      isDefault,
      venueIds: venues.filter((venue) => venue.scientistId === scientistId).map(({ venueId }) => venueId),
    })),
  };
  const sequence = rows.reduce((sum, { version }) => sum + version, 0);
  await appendEvent(tx, deps.database, { id, type: scientistsChanged, aggregateId: 'meeting-scientists', sequence, payload }, now);
};
