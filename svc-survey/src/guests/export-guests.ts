import type { GuestEntry } from '@plenary/contracts/guests-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { asc, inArray } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';

export interface ExportedGuest extends GuestEntry {
  eventId: string;
  /** Null: not invited. */
  invitedAt: string | null;
}

/** The guests that a person has listed for their events, for the copy of their data. */
export const exportGuests = async (read: Reader, { guest }: SurveyTables, eventIds: readonly string[]): Promise<ExportedGuest[]> => {
  if (eventIds.length === 0) return [];
  const rows = await read
    .select()
    .from(guest)
    .where(inArray(guest.eventId, [...eventIds]))
    .orderBy(asc(guest.eventId), asc(guest.email));
  return rows.map(({ eventId, email, firstname, lastname, company, phone, invitedAt }) => ({
    eventId,
    email,
    firstname,
    lastname,
    company,
    phone,
    invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
  }));
};
