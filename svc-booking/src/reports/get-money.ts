import type { MoneyReport, MoneyRow } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { isNotNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { figuresOf, keyIn, type MoneySums, moneyIn, moneyOf, noSums, type ReachedMoney, sumsOf } from './find-money.ts';
import { monthsOf } from './months-of.ts';

/** What a row is, without its figures. */
type Named = Pick<MoneyRow, 'key' | 'name'>;

/**
 * What deals bring in a period (design: desk D19, D22): by decision, where changes, cancellations and what takes them back are rows of their
 * own on their day, or by day of the event. Rows add up to the total. Amounts in euro cents without VAT.
 */
export const getMoney = async (deps: BookingDeps, asked: ReachedMoney): Promise<MoneyReport> => {
  const { database, tables, catalogue } = deps;
  const snapshot = await catalogue.current();
  const { basis, by, from, to } = asked;
  const key = keyIn(tables, asked);
  const counted = await database.read
    .select({ key, ...sumsOf(tables, basis) })
    .from(moneyOf(tables, basis))
    .where(moneyIn(tables, asked, snapshot))
    .groupBy(key);
  const nameOf = namesOf(snapshot, by, by === 'owner' ? await ownersOf(deps) : new Map());
  const rows = new Map<string, Named & { sums: MoneySums }>();
  const add = (named: Named, sums: MoneySums) => {
    const before = rows.get(named.key);
    rows.set(named.key, { ...named, sums: before ? sumOf(before.sums, sums) : sums });
  };
  if (by === 'month') for (const days of monthsOf(from, to)) add({ key: days.from.slice(0, 7), name: '' }, noSums);
  for (const { key: found, ...sums } of counted) add(nameOf(found), sums);
  const total = counted.reduce((whole: MoneySums, { key: _, ...sums }) => sumOf(whole, sums), noSums);
  return {
    rows: inOrder([...rows.values()], by).map(({ sums, ...named }) => ({ ...named, ...figuresOf(basis, sums) })),
    total: figuresOf(basis, total),
    asOf: new Date(deps.now()).toISOString(),
  };
};

const sumOf = (a: MoneySums, b: MoneySums): MoneySums => {
  const whole = { ...a };
  for (const figure of Object.keys(whole) as (keyof MoneySums)[]) whole[figure] += b[figure];
  return whole;
};

/** Months and countries as they come, all else by what it brings. */
const inOrder = <Row extends Named & { sums: MoneySums }>(rows: Row[], by: ReachedMoney['by']): Row[] => {
  if (by === 'month') return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return rows.sort((a, b) => Math.abs(b.sums.net) - Math.abs(a.sums.net) || (a.key < b.key ? -1 : 1));
};

const namesOf = ({ byId, kept }: CatalogueSnapshot, by: ReachedMoney['by'], owners: ReadonlyMap<string, string>) => {
  const rooms = by === 'room-type' ? new Map(kept.flatMap((venue) => venue.rooms.map(({ id, category }) => [id, category]))) : null;
  return (found: string): Named => {
    if (by === 'venue') {
      const { slug, commercialName } = byId.get(found)?.record ?? { slug: found, commercialName: found };
      return { key: slug, name: commercialName };
    }
    if (rooms) return { key: rooms.get(found) ?? noKey, name: '' };
    if (by === 'company') return { key: found || noKey, name: found };
    return { key: found, name: owners.get(found) ?? '' };
  };
};

const ownersOf = async ({ database, tables: { dealFollowUp } }: BookingDeps): Promise<Map<string, string>> => {
  const rows = await database.read
    .selectDistinct({ ownerId: dealFollowUp.ownerId, owner: dealFollowUp.owner })
    .from(dealFollowUp)
    .where(isNotNull(dealFollowUp.ownerId));
  return new Map(rows.map(({ ownerId, owner }) => [ownerId ?? '', owner?.name ?? '']));
};
