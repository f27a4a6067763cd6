import { decimalOf } from '@plenary/contracts/format';
import { reinstatementDays } from '@plenary/contracts/reinstatement-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { nextRevision } from '../bookings/next-revision.ts';
import { eventStart } from '../calendar/event-start.ts';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { KeptSlot } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { holdAgain } from './hold-again.ts';
import { tellOfReinstatement } from './tell-of-reinstatement.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  body: { revision: number; reason: string };
  idempotencyKey: string | undefined;
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/**
 * Takes the cancellation of a booking back (design: lifecycle L37): it is confirmed again in its rooms, its fee is void, its
 * event and survey are open again, and its customer is told. Refuses `not-found`, `stale-version`, `conflict` where it is not cancelled or
 * was so for more than 30 days, `event-over`, and `no-longer-available`.
 */
export const reinstateDeal = async (deps: BookingDeps, { actor, dealId, body, idempotencyKey }: Request) => {
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  return writeOptions(deps, (tx, now) =>
    once(tx, deps.database, { scope: `${actor.userId}:reinstatement`, key: idempotencyKey, body: { dealId, ...body }, now }, async () => {
      const quote = await quoteOfDeal(tx, deps.tables, { actor, dealId });
      const venue = catalogue.byId.get(quote.venueId) ?? refuse('not-found');
      await settleVenue(tx, deps, { venue, now });
      if (quote.revision !== body.revision) return refuse('stale-version');
      const days = quote.frozen.search.days.map(({ date }) => date).sort();
      const { booking, slots, fee } = await cancelledBooking(tx, deps, { quote, days, venue, now });
      await holdAgain(tx, deps, { booking, slots, quote, venue, now });
      const standing = await stand(tx, deps, { quote, now });
      await audit(tx, deps.tables, {
        ...{ id: entryId, at: now, by: actor, action: 'booking-reinstated' },
        subject: dealSubject(quote, { venue, day: days[0] }),
        changes: [
          { field: 'status', from: 'cancelled', to: 'confirmed' },
          { field: 'fee', from: `${decimalOf(fee)} EUR`, to: null },
          { field: 'reason', from: null, to: body.reason },
        ],
      });
      await tellOfReinstatement(tx, deps, { quote: standing, days, booking, venue, now });
      await recordChange(tx, deps, { type: 'booking.reinstated', quoteId: quote.id, venue, now });
      return { dealId, revision: standing.revision };
    }),
  );
};

interface Cancelled {
  quote: QuoteRow;
  /** In ascending order. */
  days: readonly string[];
  venue: CatalogueVenue;
  now: number;
}

const cancelledBooking = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { quote, days, venue, now }: Cancelled,
): Promise<{ booking: OptionRow; slots: readonly KeptSlot[] | null; fee: number }> => {
  const { booking, cancellation } = tables;
  const [kept] = await tx
    .select()
    .from(cancellation)
    .where(and(eq(cancellation.quoteId, quote.id), isNull(cancellation.voidedAt)));
  const [row] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, quote.id), eq(booking.status, 'cancelled')))
    .orderBy(desc(booking.createdAt));
  if (quote.standing !== 'cancelled' || !kept || !row) return refuse('conflict');
  if (now >= eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone })) return refuse('event-over');
  if (now > kept.createdAt + reinstatementDays * dayMilliseconds) return refuse('conflict');
  return { booking: row, slots: kept.slots, fee: kept.statement.fee.feeExcludingVat };
};

const stand = async (tx: Transaction, { tables }: BookingDeps, { quote, now }: { quote: QuoteRow; now: number }): Promise<QuoteRow> => {
  const { cancellation } = tables;
  const standing = await nextRevision(tx, tables, quote, 'current');
  if (!standing) return refuse('conflict');
  await tx.update(cancellation).set({ voidedAt: now }).where(eq(cancellation.quoteId, quote.id)).returning({ id: cancellation.quoteId });
  return standing;
};
