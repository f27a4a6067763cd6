import type { TimelineEntry } from '@plenary/contracts/desk-records.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import type { BookingDeps } from '../deps.ts';
import { presentNote } from './present-note.ts';

interface NewNote {
  actor: UserActor;
  /** The customer it is about. */
  userId: string;
  text: string;
  idempotencyKey: string | undefined;
}

/** Writes a note on a customer, once for a key. Refuses `not-found` for nobody's account. */
export const addNote = async (deps: BookingDeps, { actor, userId, text, idempotencyKey }: NewNote): Promise<TimelineEntry> => {
  const { database, tables } = deps;
  const row = { id: deps.newId(), userId, text, writtenBy: staffMemberOf(actor), at: deps.now() };
  await deps.findCustomer?.(userId);
  const request = { scope: `${actor.userId}:note`, key: idempotencyKey, body: { userId, text }, now: row.at };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      await tx.insert(tables.deskNote).values(row);
      return presentNote(row);
    }),
  );
};
