import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** The people of an acceptance whose price is not agreed to are those of before it; a later acceptance keeps its own. */
export const takeBackPeople = async (
  tx: Transaction,
  { booking }: BookingTables,
  { held, surveyRevision }: { held: OptionRow; surveyRevision: number },
): Promise<void> => {
  const { sequence, before } = held.agreedPeople ?? {};
  if (sequence === undefined || sequence !== surveyRevision || !before) return;
  await tx
    .update(booking)
    .set({ agreedPeople: { sequence, days: before } })
    .where(eq(booking.id, held.id))
    .returning({ id: booking.id });
};
