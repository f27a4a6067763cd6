import type { MoneyAsked, MoneyFigures } from '@plenary/contracts/desk-reports.schemas';
import { type bookedKinds, type MoneyBasis, type MoneyGroup, noKey } from '@plenary/contracts/desk-reports-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import { and, count, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

/** A report of money, and the venues whose money its reader may see: absent for all. */
export type ReachedMoney = MoneyAsked & { reach?: Reach };

/** Where the lines of a report stand. */
export const moneyOf = ({ bookedMoney, heldMoney }: BookingTables, basis: MoneyBasis) => (basis === 'booked' ? bookedMoney : heldMoney);

/** The lines of a report, as a condition on them. */
export const moneyIn = (
  tables: BookingTables,
  { basis, by, from, to, country, reach = 'all' }: ReachedMoney,
  snapshot: CatalogueSnapshot,
): SQL | undefined => {
  const { day, venueId, countryCode } = moneyOf(tables, basis);
  return and(
    gte(day, from),
    lte(day, to),
    country && eq(countryCode, country),
    inReach(reach, snapshot, venueId),
    by === 'reason' ? ne(tables.bookedMoney.reason, '') : undefined,
  );
};

/** What lines are grouped by: the id of a venue or a room where a row has its slug or category. */
export const keyIn = (tables: BookingTables, { basis, by }: { basis: MoneyBasis; by: MoneyGroup }): SQL<string> => {
  const { dealFollowUp } = tables;
  const money = moneyOf(tables, basis);
  const { day, venueId, countryCode, company } = money;
  const keys: Readonly<Record<MoneyGroup, SQL<string>>> = {
    month: sql`substr(${day}, 1, 7)`,
    venue: sql`${venueId}`,
    country: sql`${countryCode}`,
    'room-type': sql`${tables.heldMoney.roomId}`,
    company: sql`${company}`,
    // Named whole: by its own name alone, a column inside would be that of the follow-up.
    owner: sql`coalesce((select f.owner_id from ${dealFollowUp} f where f.quote_id = ${money}.quote_id), 'nobody')`,
    reason: sql`${tables.bookedMoney.reason}`,
  };
  return keys[by];
};

/** The lines of one row, as a condition on them; none for a key that no row has. */
export const isOfRow = (tables: BookingTables, asked: MoneyAsked, row: string, { kept, keptBySlug }: CatalogueSnapshot): SQL => {
  const key = keyIn(tables, asked);
  if (asked.by === 'venue') return sql`${key} = ${keptBySlug.get(row)?.record.id ?? ''}`;
  if (asked.by !== 'room-type' || row === noKey) return sql`${key} = ${row === noKey ? '' : row}`;
  const rooms = kept.flatMap((venue) => venue.rooms.filter(({ category }) => category === row).map(({ id }) => id));
  return inArray(tables.heldMoney.roomId, rooms);
};

/** The figures of lines, before they are `figuresOf`. */
export const sumsOf = ({ bookedMoney, heldMoney }: BookingTables, basis: MoneyBasis) => {
  const total = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);
  const none = sql`0`.mapWith(Number);
  const ofKind = (kind: (typeof bookedKinds)[number]) =>
    basis === 'booked' ? total(sql`case when ${bookedMoney.kind} = ${sql.raw(`'${kind}'`)} then ${bookedMoney.net} else 0 end`) : none;
  const held = (amount: SQL) => (basis === 'held' ? total(amount) : none);
  return {
    count: count(),
    net: total(basis === 'booked' ? sql`${bookedMoney.net}` : sql`${heldMoney.net}`),
    ...{ signed: ofKind('signed'), changed: ofKind('changed'), cancelled: ofKind('cancelled'), reinstated: ofKind('reinstated') },
    fees: basis === 'booked' ? total(sql`${bookedMoney.fee}`) : none,
    discount: held(sql`${heldMoney.discount}`),
    people: held(sql`${heldMoney.people}`),
    lunches: held(sql`${heldMoney.lunches}`),
  };
};

export type MoneySums = Record<keyof ReturnType<typeof sumsOf>, number>;

export const noSums: MoneySums = {
  ...{ count: 0, net: 0, signed: 0, changed: 0, cancelled: 0, reinstated: 0 },
  ...{ fees: 0, discount: 0, people: 0, lunches: 0 },
};

export const figuresOf = (basis: MoneyBasis, sums: MoneySums): MoneyFigures => {
  const { count: lines, net, signed, changed, cancelled, reinstated, fees, discount, people, lunches } = sums;
  if (basis === 'held') return { count: lines, net, held: { discount, people, lunches } };
  return { count: lines, net, booked: { signed, changed, cancelled, reinstated, fees } };
};
