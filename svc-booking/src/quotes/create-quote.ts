import { isDeepStrictEqual } from 'node:util';
import type { Addons } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { dayStart } from '@plenary/service-kit/local-time';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import { priceOwnDemand } from '../demands/price-own-demand.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { recordChange } from '../events/record-change.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { countCall } from '../rates/rates.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { contractToFreeze } from './contract-to-freeze.ts';

const validFor = 14 * 24 * 60 * 60 * 1_000;

/** Until when a quote made at `now` can be accepted: for 14 days, and before the first day of its event (server-rules §3). */
const validUntilOf = ({ search }: FrozenQuote, { record }: CatalogueVenue, now: number): number => {
  const firstDay = search.days.map(({ date }) => date).sort()[0];
  return firstDay === undefined ? now + validFor : Math.min(now + validFor, dayStart(firstDay, record.timeZone) - 1);
};

/** A quote that has just been made. */
export interface MadeQuote {
  quoteId: string;
  venue: CatalogueVenue;
  frozen: FrozenQuote;
  /** Instant in milliseconds. */
  validUntil: number;
  now: number;
}

interface Request {
  actor: UserActor;
  demandId: string;
  addons: Addons;
  idempotencyKey: string | undefined;
  /** The total without VAT that was shown, in euro cents; `price-changed` where it is another. */
  shown?: number;
  /** Written in the transaction of a new quote. */
  also?: (tx: Transaction, made: MadeQuote) => Promise<void>;
}

/**
 * Freezes the prices of a demand with its add-ons (server-rules §3): Presented, valid 14 days at most, holds no room. Asked again for the same
 * add-ons at the same prices it answers the quote that stands; another choice makes a new one. Refuses as `priceOwnDemand`, and 429
 * (rates.ts), and `contractToFreeze`.
 */
export const createQuote = async (
  deps: BookingDeps,
  { actor, demandId, addons, idempotencyKey, shown, also }: Request,
): Promise<{ quoteId: string }> => {
  const { database, tables } = deps;
  await countCall(deps, 'quote', actor);
  const now = deps.now();
  const quoteId = deps.newId();
  const catalogue = await deps.catalogue.current();
  const contract = await contractToFreeze(deps, actor);
  const request = { scope: `${actor.userId}:quote`, key: idempotencyKey, body: { demandId, addons }, now };

  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const { demand, frozen } = await priceOwnDemand(tx, deps, { catalogue, actor, demandId, addons, contract });
      if (shown !== undefined && shown !== frozen.totalExcludingVatPrice) return refuse('price-changed');
      const standing = await findStanding(tx, deps, { demandId, frozen, now });
      if (standing) return { quoteId: standing };
      const { venue } = demand;
      const validUntil = validUntilOf(frozen, venue, now);
      await tx.insert(tables.quote).values({
        id: quoteId,
        demandId,
        userId: actor.userId,
        venueId: venue.record.id,
        status: 'Presented',
        createdAt: now,
        validUntil,
        frozen,
        customer: customerOf(actor),
      });
      await tx
        .update(tables.demand)
        .set({ addons: frozen.addons })
        .where(eq(tables.demand.id, demandId))
        .returning({ id: tables.demand.id });
      const handover = handoverOf({
        id: quoteId,
        kind: 'quote',
        actor,
        venue: venue.record,
        days: frozen.search.days,
        amount: frozen.totalExcludingVatPrice,
      });
      await handToSales(tx, deps, { userId: actor.userId, handover, now });
      await also?.(tx, { quoteId, venue, frozen, validUntil, now });
      await recordChange(tx, deps, { type: 'quote.made', quoteId, venue, now });
      return { quoteId };
    }),
  );
};

/** The demand's newest quote, if it is still valid and says the very same. */
const findStanding = async (
  tx: Transaction,
  { tables: { quote } }: BookingDeps,
  { demandId, frozen, now }: { demandId: string; frozen: FrozenQuote; now: number },
): Promise<string | undefined> => {
  const [newest] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.demandId, demandId), eq(quote.status, 'Presented'), gt(quote.validUntil, now), isNull(quote.amends)))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(1);
  return newest && isSame(newest.frozen, frozen) ? newest.id : undefined;
};

// Through JSON: a stored quote has no undefined members.
const isSame = (kept: FrozenQuote, fresh: FrozenQuote) => isDeepStrictEqual(kept, JSON.parse(JSON.stringify(fresh)));
