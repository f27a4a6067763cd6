import { isDeepStrictEqual } from 'node:util';
import { ladderFault } from '@plenary/contracts/cancellation-ladder';
import { decimalOf } from '@plenary/contracts/format';
import type { NetworkPrices, PriceVersion, Promotion } from '@plenary/contracts/network-prices.schemas';
import { priceListFaults, subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { BookingDeps } from '../deps.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { readVenueRows } from './read-network-venue.ts';
import { presentPrices, readPrices } from './read-prices.ts';
import { writeVenue } from './write-venue.ts';

interface Changing {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  versions: readonly PriceVersion[];
  /** Left out: those of the venue. */
  promotions?: readonly Promotion[] | undefined;
  /** The one that the caller has seen, of the venue. */
  revision: number;
}

/**
 * Replaces the price lists and promotions of a venue; searches follow at once, quotes keep their prices (D31 of the operator's desk). Refuses
 * `not-found`, `stale-version`, faults of a list, two versions of one day, the last list of a venue that is no draft taken away, a version that began before today and is not sent as it is, and a
 * promotion that ends before it begins.
 */
export const changePrices = async (
  deps: BookingDeps,
  { actor, name, revision, versions, promotions: sent }: Changing,
): Promise<NetworkPrices> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    const before = presentPrices(row, at);
    const kept = before.promotions ?? [];
    const promotions = [...(sent ?? kept)].sort((a, b) => (a.from < b.from ? -1 : 1));
    if (isDeepStrictEqual([before.versions, kept], [versions, promotions])) return before;
    if (row.revision !== revision) return refuse('stale-version', { members: { current: before } });
    const errors = {
      ...versionFaults(versions),
      ...promotionFaults(promotions),
      ...(row.state !== 'draft' && { ...lastListFaults(versions, before), ...begunFaults(versions, before) }),
    };
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const prices = [...versions].sort((a, b) => (a.from < b.from ? -1 : 1));
    const [was, is] = [
      { ...flat(before.versions), ...flatPromotions(kept) },
      { ...flat(prices), ...flatPromotions(promotions) },
    ];
    const changes = changesBetween({ ...emptied(is), ...was }, { ...emptied(was), ...is });
    const entry = { id, at, by: actor, action: 'venue-prices-changed' as const, changes };
    await writeVenue(tx, tables, { row, set: { record: recordOf(row.record, { prices, promotions }) }, entry });
    return readPrices(tx, deps, row.id);
  });
};

const recordOf = (
  { promotions: _, ...record }: VenueRecord,
  { prices, promotions }: { prices: PriceVersion[]; promotions: Promotion[] },
): VenueRecord => ({ ...record, prices, ...(promotions.length > 0 && { promotions }) });

/** Faults of price lists, by their paths. */
export const versionFaults = (versions: readonly PriceVersion[]): FieldErrors => {
  const days = versions.map(({ from }) => from);
  return Object.fromEntries(
    versions.flatMap(({ from, list, cancellation }, index) => [
      ...Object.entries(priceListFaults(list)).map(([path, code]) => [`versions.${index}.list.${path}`, code] as const),
      ...ladderFaults(cancellation).map((code) => [`versions.${index}.cancellation`, code] as const),
      ...(days.indexOf(from) < index ? [[`versions.${index}.from`, 'taken'] as const] : []),
    ]),
  );
};

const promotionFaults = (promotions: readonly Promotion[]): FieldErrors =>
  promotions.some(({ from, to }) => from > to) ? { promotions: 'too_early' } : {};

/** The fault of a ladder, if there is one. */
export const ladderFaults = (rungs: PriceVersion['cancellation']): string[] =>
  rungs ? [ladderFault(rungs)].filter((code) => code !== null) : [];

/** Those who have seen a venue refer to its prices: one that has a list keeps one. */
const lastListFaults = (versions: readonly PriceVersion[], { versions: kept }: NetworkPrices): FieldErrors =>
  versions.length === 0 && kept.length > 0 ? { versions: 'required' } : {};

const begunFaults = (versions: readonly PriceVersion[], { versions: kept, today }: NetworkPrices): FieldErrors => {
  const begun = (list: readonly PriceVersion[]) => list.filter(({ from }) => from < today);
  return isDeepStrictEqual(begun(versions), begun(kept)) ? {} : { versions: 'begun' };
};

/** `61: 0 %, 0: 100 %`. */
export const ladderText = (rungs: NonNullable<PriceVersion['cancellation']>): string =>
  rungs.map(({ minDays, percent }) => `${minDays}: ${percent} %`).join(', ');

export const vatText = ({ service, food }: NonNullable<PriceVersion['vat']>): string => `${service} %, ${food} %`;

type Flat = Record<string, string | null>;

/** Each price under its code and the day of its version, as the trail keeps it. */
const flat = (versions: readonly PriceVersion[]): Flat =>
  Object.fromEntries(
    versions.flatMap(({ from, list, cancellation, vat }) => [
      ...(cancellation ? [[`cancellation ${from}`, ladderText(cancellation)] as const] : []),
      ...(vat ? [[`vat ${from}`, vatText(vat)] as const] : []),
      ...unitPriceCodes.map((code) => [`${code} ${from}`, `${decimalOf(list.unitPrices[code])} EUR`] as const),
      ...subroomSizes.flatMap((size) => [
        [`${size} ½ ${from}`, `${decimalOf(list.subrooms[size].half)} EUR`] as const,
        [`${size} ${from}`, `${decimalOf(list.subrooms[size].fullDay)} EUR`] as const,
      ]),
    ]),
  );

const flatPromotions = (promotions: readonly Promotion[]): Flat =>
  Object.fromEntries(promotions.map(({ from, to, percent }) => [`promotion ${from} – ${to}`, `${percent} %`]));

const emptied = (fields: Flat): Flat => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
