import { isDeepStrictEqual } from 'node:util';
import { ladderFault } from '@plenary/contracts/cancellation-ladder';
import { decimalOf } from '@plenary/contracts/format';
import type { NetworkPrices, PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { priceListFaults, subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { BookingDeps } from '../deps.ts';
import { readVenueRows } from './read-network-venue.ts';
import { presentPrices, readPrices } from './read-prices.ts';
import { writeVenue } from './write-venue.ts';

interface Changing {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  versions: readonly PriceVersion[];
  /** The one that the caller has seen, of the venue. */
  revision: number;
}

/**
 * Replaces the price lists of a venue; searches follow at once, quotes keep their prices (D31 of the operator's desk). Refuses `not-found`,
 * `stale-version`, faults of a list, two versions of one day, and a version that began before today and is not sent as it is.
 */
export const changePrices = async (deps: BookingDeps, { actor, name, versions, revision }: Changing): Promise<NetworkPrices> => {
  const { database, tables } = deps;
  const [id, at] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const { row } = await readVenueRows(tx, tables, name);
    const before = presentPrices(row, at);
    if (isDeepStrictEqual(before.versions, versions)) return before;
    if (row.revision !== revision) return refuse('stale-version', { members: { current: before } });
    const errors = { ...versionFaults(versions), ...(row.state !== 'draft' && begunFaults(versions, before)) };
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const prices = [...versions].sort((a, b) => (a.from < b.from ? -1 : 1));
    const changes = changesBetween({ ...emptied(prices), ...flat(before.versions) }, { ...emptied(before.versions), ...flat(prices) });
    const entry = { id, at, by: actor, action: 'venue-prices-changed' as const, changes };
    await writeVenue(tx, tables, { row, set: { record: { ...row.record, prices } }, entry });
    return readPrices(tx, deps, row.id);
  });
};

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

/** The fault of a ladder, if there is one. */
export const ladderFaults = (rungs: PriceVersion['cancellation']): string[] =>
  rungs ? [ladderFault(rungs)].filter((code) => code !== null) : [];

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

const emptied = (versions: readonly PriceVersion[]): Flat => Object.fromEntries(Object.keys(flat(versions)).map((field) => [field, null]));
