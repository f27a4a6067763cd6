import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { KeptPeople } from '../db/tables/holds.ts';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';
import { type Priced, priceAgreedPeople } from './price-agreed-people.ts';

/** Keeps the people of a booking that staff agreed to, with what becomes of their price. */
export const keepPricedPeople = async (
  tx: Transaction,
  deps: BookingDeps,
  { kept, ...priced }: Omit<Priced, 'surveyRevision'> & { kept: KeptPeople },
): Promise<void> => {
  const { booking } = deps.tables;
  const keep = (agreedPeople: KeptPeople) =>
    tx.update(booking).set({ agreedPeople }).where(eq(booking.id, priced.before.id)).returning({ id: booking.id });
  await keep(kept);
  const state = await priceAgreedPeople(tx, deps, { ...priced, surveyRevision: kept.sequence });
  if (state !== 'settled') await keep({ ...kept, isPriceOpen: true, ...(state === 'behind' && { pricedBy: priced.by }) });
  await keepDealRows(tx, deps.tables, [{ id: priced.dealId }]);
};
