import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { type Seats, seatsTaken } from './seats-taken.ts';

/**
 * The seats that a lunch has at svc-booking: those of its last save, or what its booking was told to hold where a change of the booking left
 * the lunch to be confirmed; null: none.
 */
export const seatsHeld = async (
  read: Reader,
  { booking }: SurveyTables,
  { event: { quoteId, record }, row }: { event: EventRow; row: StepRow },
): Promise<Seats> => {
  if (row.isSaved || !quoteId) return seatsTaken(row, record);
  const step = stepOfKey(row.key);
  const day = 'dayIndex' in step ? record.days[step.dayIndex]?.date : undefined;
  const [known] = await read.select({ told: booking.booking }).from(booking).where(eq(booking.quoteId, quoteId));
  const lunch = known?.told.lunches.find((one) => one.day === day);
  return lunch ? { service: lunch.service, seats: lunch.pax } : null;
};
