import type { getLunches as contract } from '@plenary/contracts/lunches.schemas';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { confirmedBooking } from '../bookings/confirmed-booking.ts';
import { daysOf } from '../bookings/days-of.ts';
import type { BookingDeps } from '../deps.ts';
import { seatsFor } from './own-lunch.ts';

/** Seats that a confirmed quote can have on each of its days. Refuses `not-found`. */
export const getLunches = async (deps: BookingDeps, { quoteId }: { quoteId: string }): Promise<z.infer<typeof contract.response>> => {
  const { database, tables } = deps;
  const found = await confirmedBooking(database.read, tables, { quoteId, catalogue: await deps.catalogue.current() });
  const { claim } = tables;
  const days = daysOf(await database.read.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, found.booking.id)));
  const now = deps.now();
  return {
    days: await Promise.all(days.map(async (day) => ({ day, left: await seatsFor(database.read, tables, { ...found, day, now }) }))),
  };
};
