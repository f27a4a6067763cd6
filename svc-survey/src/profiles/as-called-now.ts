import type { BookingCustomer } from '@plenary/contracts/events';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** A customer under their latest name: a booking event may have been written before a change and arrive after it. */
export const asCalledNow = async (
  read: Reader,
  { tables: { toldProfile } }: Pick<SurveyDeps, 'tables'>,
  customer: BookingCustomer,
): Promise<BookingCustomer> => {
  const [told] = await read.select().from(toldProfile).where(eq(toldProfile.userId, customer.userId));
  return { ...customer, ...told?.profile };
};
