import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookedMoneyRow, ChangeRow, DealRow, HeldMoneyRow, OptionRow, QuoteRow, RoomUseRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { lineMoney } from '../prices/line-money.ts';

type Cancellation = BookingTables['cancellation']['$inferSelect'];
type SupplementRow = BookingTables['dealSupplement']['$inferSelect'];

/** All that is known of the money of a deal. */
interface Told {
  deal: DealRow;
  quote: Pick<QuoteRow, 'customer' | 'frozen' | 'createdAt'>;
  /** Applied ones, in their order. */
  changes: readonly ChangeRow[];
  cancellation: Cancellation | undefined;
  /** What each agreement on supplements added, in their order. */
  supplements: readonly SupplementRow[];
  booking: Pick<OptionRow, 'agreedPeople' | 'lunches'> | undefined;
  uses: readonly RoomUseRow[];
}

interface Money {
  booked: BookedMoneyRow[];
  held: HeldMoneyRow[];
}

type Decision = Pick<BookedMoneyRow, 'kind' | 'net' | 'fee'> & { at: number; reason?: string };

/** What cancelling took away and costs, and, once it was taken back, the same with the opposite signs. */
const decisionsOf = ({ statement, createdAt, voidedAt }: Cancellation): Decision[] => {
  const { agreedExcludingVat: net, fee, reason } = statement;
  const { feeExcludingVat } = fee;
  const cancelled = { kind: 'cancelled' as const, at: createdAt, net: 0 - net, fee: feeExcludingVat, reason };
  if (voidedAt === null) return [cancelled];
  return [cancelled, { kind: 'reinstated', at: voidedAt, net, fee: 0 - feeExcludingVat, reason }];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/**
 * The signature at what was agreed on then, each change and each agreement on supplements at what it added, and how it ended: together what
 * the deal brings today.
 */
const bookedOf = ({ deal, quote, changes, supplements, cancellation }: Told): BookedMoneyRow[] => {
  const { quoteId, venueId, countryCode, decidedAt } = deal;
  const signedAt = decidedAt ?? (cancellation ? quote.createdAt : null);
  if (signedAt === null) return [];
  const changed = changes.map(({ before, after, fee, createdAt, endedAt }): Decision => {
    const net = after.frozen.totalExcludingVatPrice - before.frozen.totalExcludingVatPrice;
    return { kind: 'changed', at: endedAt ?? createdAt, net, fee: fee?.feeExcludingVat ?? 0 };
  });
  const net = quote.frozen.totalExcludingVatPrice - sum(changed.map((one) => one.net));
  const signed = { kind: 'signed' as const, at: signedAt, net, fee: 0 };
  const timeZone = timeZoneOf[countryCode as CountryCode];
  const added = supplements.map(({ at, net }): Decision => ({ kind: 'changed', at, net, fee: 0 }));
  const decisions: Decision[] = [signed, ...changed, ...added, ...(cancellation ? decisionsOf(cancellation) : [])];
  return decisions.map(({ at, reason = '', ...decision }, number) => ({
    ...{ quoteId, number, venueId, countryCode, company: quote.customer?.companyName ?? '', reason, ...decision },
    day: todayIn({ now: at, timeZone }),
  }));
};

/** What the lines of a day come to, the contract's discount off, and what is off the price list on it. */
const linesOn = (day: string, { items = [], discount }: QuoteRow['frozen']): { net: number; off: number } => {
  let [net, off] = [0, 0];
  for (const item of items.filter(({ date }) => date === day)) {
    const line = lineMoney(item, discount?.percent ?? 0);
    net += line.net;
    off += line.off;
  }
  return { net, off };
};

/** Each day of a confirmed event; what has no day of its own, as fees and supplements have none, stands on the first one (design: desk D19). */
const heldOf = ({ deal, quote, supplements, booking, uses }: Told): HeldMoneyRow[] => {
  if (deal.stage !== 'confirmed') return [];
  const { quoteId, venueId, countryCode, firstDay } = deal;
  const { search, totalExcludingVatPrice, items = [] } = quote.frozen;
  const people = new Map(agreedDays(search.days, booking).map(({ date, plenary }) => [date, plenary.pax]));
  const days = [...new Set([...people.keys(), ...items.map(({ date }) => date)])].sort();
  const dated = new Map(days.map((day) => [day, linesOn(day, quote.frozen)]));
  const undated = totalExcludingVatPrice - sum([...dated.values()].map(({ net }) => net)) + sum(supplements.map(({ net }) => net));
  return days.map((day) => {
    const { net = 0, off = 0 } = dated.get(day) ?? {};
    const ofPlenary = uses.filter((use) => use.day === day && use.request === 0).sort((a, b) => b.halves - a.halves);
    return {
      ...{ quoteId, day, venueId, countryCode, company: quote.customer?.companyName ?? '', roomId: ofPlenary[0]?.roomId ?? '' },
      net: day === firstDay ? net + undated : net,
      discount: off,
      people: people.get(day) ?? 0,
      lunches: sum((booking?.lunches ?? []).filter((lunch) => lunch.day === day).map(({ seats }) => seats)),
    };
  });
};

/** The money of deals as it has to be, by their rows and by the rooms that they use. */
export const deriveMoney = async (read: Reader, tables: BookingTables, deals: readonly DealRow[]): Promise<Money> => {
  const { booking, cancellation, dealChange, dealSupplement, quote, roomUse } = tables;
  const ids = deals.map(({ quoteId }) => quoteId);
  const ofDeals = and(inArray(dealChange.dealId, ids), eq(dealChange.state, 'applied'));
  const changes = await read.select().from(dealChange).where(ofDeals).orderBy(asc(dealChange.endedAt), asc(dealChange.id));
  const quotes = new Map((await read.select().from(quote).where(inArray(quote.id, ids))).map((row) => [row.id, row]));
  const ended = new Map(
    (await read.select().from(cancellation).where(inArray(cancellation.quoteId, ids))).map((row) => [row.quoteId, row]),
  );
  const supplements = await read
    .select()
    .from(dealSupplement)
    .where(inArray(dealSupplement.quoteId, ids))
    .orderBy(asc(dealSupplement.number));
  const isConfirmed = and(inArray(booking.quoteId, ids), eq(booking.status, 'confirmed'));
  const bookings = new Map((await read.select().from(booking).where(isConfirmed)).map((row) => [row.quoteId, row]));
  const uses = await read.select().from(roomUse).where(inArray(roomUse.quoteId, ids)).orderBy(asc(roomUse.roomId));
  const told = deals.flatMap((deal): Told[] => {
    const { quoteId } = deal;
    const own = quotes.get(quoteId);
    const ofDeal = {
      cancellation: ended.get(quoteId),
      supplements: supplements.filter((one) => one.quoteId === quoteId),
      booking: bookings.get(quoteId),
      uses: uses.filter((use) => use.quoteId === quoteId),
    };
    return own ? [{ deal, quote: own, changes: changes.filter(({ dealId }) => dealId === quoteId), ...ofDeal }] : [];
  });
  return { booked: told.flatMap(bookedOf), held: told.flatMap(heldOf) };
};

/** Rewrites the money of deals beside their rows, once the rooms that they use are written. */
export const keepMoney = async (tx: Transaction, tables: BookingTables, deals: readonly DealRow[]): Promise<void> => {
  const { bookedMoney, heldMoney } = tables;
  if (deals.length === 0) return;
  const { booked, held } = await deriveMoney(tx, tables, deals);
  const ids = deals.map(({ quoteId }) => quoteId);
  await tx.delete(bookedMoney).where(inArray(bookedMoney.quoteId, ids));
  await tx.delete(heldMoney).where(inArray(heldMoney.quoteId, ids));
  for (const part of inChunks(booked)) await tx.insert(bookedMoney).values(part);
  for (const part of inChunks(held)) await tx.insert(heldMoney).values(part);
};
