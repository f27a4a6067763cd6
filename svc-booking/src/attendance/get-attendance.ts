import type { Attendance } from '@plenary/contracts/attendance.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { confirmedDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { readAttendance } from './read-attendance.ts';

/** Refuses `not-found`, also for another customer's, and `conflict` for what is not confirmed. */
export const getAttendance = async (
  { catalogue: current, database, tables }: BookingDeps,
  asked: { actor: UserActor; dealId: string },
): Promise<Attendance> => {
  const catalogue = await current.current();
  const deal = await confirmedDeal(database.read, tables, { ...asked, catalogue });
  return readAttendance(database.read, tables, { deal, catalogue });
};
