import { lte } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { refundCredits } from './refund-credits.ts';

/** Far longer than any call and transaction takes; one that comes after all the same finds that its hold has moved on. */
const abandonedAfter = 60_000;

/** Returns credits taken for options that were never placed, e.g. after a killed process. Answers how many. */
export const sweepCredits = async (deps: BookingDeps): Promise<number> => {
  const { creditHold } = deps.tables;
  const abandoned = await deps.database.read
    .select()
    .from(creditHold)
    .where(lte(creditHold.askedAt, deps.now() - abandonedAfter));
  let swept = 0;
  for (const { id: holdId, sequence } of abandoned) if (await refundCredits(deps, { holdId, sequence })) swept++;
  return swept;
};
