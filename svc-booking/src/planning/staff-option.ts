import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { daysOf } from '../bookings/days-of.ts';
import type { ChangeRow, OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { isLive } from '../options/option-rules.ts';
import { settleVenue } from '../options/settle-venue.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

export interface StaffOption {
  option: OptionRow;
  venue: CatalogueVenue;
  /** In ascending order; of an offered change those of the booking and those in their place, whatever it holds besides. */
  days: string[];
  /** What it was offered for. */
  change: ChangeRow | undefined;
}

interface Asked {
  optionId: string;
  catalogue: CatalogueSnapshot;
  now: number;
}

/** Any live option, once its venue is settled; refuses `not-found`. */
export const staffOption = async (tx: Transaction, deps: BookingDeps, { optionId, catalogue, now }: Asked): Promise<StaffOption> => {
  const { booking, claim, dealChange } = deps.tables;
  const read = async () => (await tx.select().from(booking).where(eq(booking.id, optionId)))[0] ?? refuse('not-found');
  const { venueId } = await read();
  const venue = catalogue.byId.get(venueId) ?? refuse('not-found');
  await settleVenue(tx, deps, { venue, now });
  const option = await read();
  if (!isLive(option, now)) return refuse('not-found');
  const claims = await tx.select({ day: claim.day }).from(claim).where(eq(claim.bookingId, optionId));
  const [change] = await tx.select().from(dealChange).where(eq(dealChange.bookingId, optionId));
  const moved = change?.days.flatMap(({ from, to }) => [from, to].flatMap((day) => (day ? [{ day }] : []))) ?? [];
  return { option, venue, days: daysOf([...claims, ...moved]), change };
};

export const optionSubject = ({ option, venue, days }: StaffOption) => ({
  type: 'option',
  id: option.id,
  name: `${venue.record.commercialName}, ${days.at(0)}, ${option.customer?.email ?? ''}`,
});
