import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

interface Asker {
  userId: string;
  /** The person's proven mailboxes. */
  email: string | undefined;
}

/** Demands of a person: asked while signed in, or without signing in under an address that is proven to be theirs. */
export const bigEventsOf = ({ bigEventDemand: demand }: BookingTables, { userId, email }: Asker): SQL | undefined =>
  email ? or(eq(demand.userId, userId), and(isNull(demand.userId), eq(demand.email, email))) : eq(demand.userId, userId);
