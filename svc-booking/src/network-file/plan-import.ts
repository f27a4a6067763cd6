import { createHash } from 'node:crypto';
import type { ImportLine } from '@plenary/contracts/network-file.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { comingBookings } from '../network/coming-bookings.ts';
import { lunchesTaken } from '../network/lunches-taken.ts';
import { scientistLookup } from '../network/scientist-lookup.ts';
import { idOf } from '../venues/picture-id.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { type Faults, refusedLines, textOf } from './file-rows.ts';
import { readNetwork, type VenueRows } from './network-in-file.ts';
import type { NetworkInput } from './network-input.ts';
import { type PlanWorld, planVenue, type VenuePlan } from './plan-venue.ts';

export interface NetworkPlan {
  hash: string;
  venues: readonly VenuePlan[];
  /** That the file does not name, and that are archived. */
  archived: readonly VenueRows[];
  lines: readonly ImportLine[];
}

const venuesAtOnce = 10;

type Planning = Pick<BookingDeps, 'tables' | 'now' | 'newId'>;

/**
 * What an import does to the network as it is written, by the same rules as a change by hand. Its hash tells the file and everything that it
 * was laid over: another one means that something has moved.
 */
export const planImport = async (
  read: Reader,
  { tables, now: clock, newId }: Planning,
  { filed, missingFiles, fingerprint, archiveMissing }: NetworkInput,
  /** Lets others have their turn; none within a transaction. */
  pause?: () => Promise<unknown>,
): Promise<NetworkPlan> => {
  const now = clock();
  const [{ version } = { version: 0 }] = await read.select().from(tables.catalogueVersion);
  const network = await readNetwork(read, tables);
  const earlier = await read.select().from(tables.venueSlug);
  const world: PlanWorld = {
    ...{ now, missingFiles, makeId: newId },
    hasScientist: await scientistLookup(read, tables),
    lunches: await lunchesTaken(read, tables, { today: todayIn({ now, timeZone: timeZoneOf.FRA }), now }),
    byId: new Map(network.map((rows) => [rows.row.id, rows])),
    bySlug: new Map(network.map((rows) => [rows.row.slug, rows])),
    venueOfRoom: new Map(network.flatMap(({ roomRows }) => roomRows.map(({ id, venueId }): [string, string] => [id, venueId]))),
  };
  const alone: VenuePlan[] = [];
  for (const one of filed) {
    alone.push(planVenue(one, world));
    if (alone.length % venuesAtOnce === 0) await pause?.();
  }
  const planned = refuseShared(
    refuseTaken(alone, { network, earlier: new Map(earlier.map(({ slug, venueId }) => [slug, venueId])) }),
    network,
  );
  const named = new Set(planned.flatMap(({ known }) => (known ? [known.row.id] : [])));
  const missing = archiveMissing ? network.filter(({ row }) => row.state === 'published' && !named.has(row.id)) : [];
  const counted = comingCount(read, tables, now);
  const venues: VenuePlan[] = [];
  for (const plan of planned) venues.push(await refuseArchiving(plan, counted));
  const archivedLines: ImportLine[] = [];
  for (const rows of missing) archivedLines.push(archivedLine(rows, await counted(rows)));
  const lines = [...venues.flatMap((plan) => plan.lines), ...archivedLines];
  const told = lines.filter(({ outcome }) => outcome !== 'same');
  const hash = createHash('sha256')
    .update(JSON.stringify([version, fingerprint, archiveMissing, told]))
    .digest('hex');
  return { hash, venues, archived: missing, lines };
};

type CountComing = (rows: VenueRows) => Promise<number>;

const comingCount =
  (read: Reader, tables: Planning['tables'], now: number): CountComing =>
  async ({ row: { id, record } }) => {
    const today = todayIn({ now, timeZone: record.timeZone });
    return (await comingBookings(read, tables, { venueId: id, today, now })).length;
  };

const archivedLine = ({ row: { slug, state } }: VenueRows, coming: number): ImportLine => ({
  ...{ sheet: 'venues', row: null, name: slug },
  ...(coming > 0
    ? { outcome: 'refused', changes: [], faults: [{ column: 'state', code: 'coming_bookings', reason: String(coming) }] }
    : { outcome: 'changed', changes: [{ field: 'state', from: state, to: 'archived' }], faults: [] }),
});

const refused = (plan: VenuePlan, ...faults: Faults): VenuePlan => ({
  ...plan,
  merged: null,
  lines: refusedLines(faults, plan.filed),
});

const refuseArchiving = async (plan: VenuePlan, counted: CountComing): Promise<VenuePlan> => {
  const { known, merged } = plan;
  if (!known || merged?.wanted.state !== 'archived' || known.row.state === 'archived') return plan;
  const coming = await counted(known);
  return coming > 0 ? refused(plan, { path: 'state', code: 'coming_bookings', reason: String(coming) }) : plan;
};

/** Two venues of one id, address or name, be they in the file or kept already, are not told apart. */
const refuseTaken = (
  plans: readonly VenuePlan[],
  { network, earlier }: { network: readonly VenueRows[]; earlier: ReadonlyMap<string, string> },
): VenuePlan[] => {
  const changed = new Set(plans.flatMap(({ merged }) => (merged ? [merged.id] : [])));
  const others = network.filter(({ row }) => !changed.has(row.id));
  const uses = {
    id: new Map<string, number>(),
    slug: new Map<string, number>(),
    commercialName: new Map<string, number>(),
  };
  const use = (field: keyof typeof uses, value: string) => uses[field].set(value, (uses[field].get(value) ?? 0) + 1);
  for (const { row } of others) {
    use('slug', row.slug);
    use('commercialName', row.record.commercialName);
  }
  for (const { merged, known, filed } of plans) {
    use('id', merged?.id ?? known?.row.id ?? textOf(filed.raw, 'id') ?? '');
    if (!merged) continue;
    use('slug', merged.record.slug);
    use('commercialName', merged.record.commercialName);
  }
  const isTaken = (field: keyof typeof uses, value: string) => (uses[field].get(value) ?? 0) > 1;
  return plans.map((plan) => {
    const id = plan.merged?.id ?? plan.known?.row.id;
    if (id !== undefined && isTaken('id', id)) return refused(plan, { path: 'id', code: 'taken' });
    if (!plan.merged) return plan;
    const { slug, commercialName } = plan.merged.record;
    const leadsElsewhere = (earlier.get(slug) ?? plan.merged.id) !== plan.merged.id;
    if (leadsElsewhere || isTaken('slug', slug)) return refused(plan, { path: 'slug', code: 'taken' });
    return isTaken('commercialName', commercialName) ? refused(plan, { path: 'facts.commercialName', code: 'taken' }) : plan;
  });
};

const shownIn = ({ pictures }: VenueRecord): string[] => pictures.carrousel.map(idOf);

/** A picture shows one venue alone (issue 19): one that another venue shows, be it kept or in the file, is not added. */
const refuseShared = (plans: readonly VenuePlan[], network: readonly VenueRows[]): VenuePlan[] => {
  const planned = new Map(plans.flatMap(({ merged }) => (merged ? [[merged.id, merged.record] as const] : [])));
  const records = new Map([...network.map(({ row }) => [row.id, row.record] as const), ...planned]);
  const venuesOf = new Map<string, number>();
  for (const record of records.values()) for (const id of new Set(shownIn(record))) venuesOf.set(id, (venuesOf.get(id) ?? 0) + 1);
  return plans.map((plan) => {
    const { merged, known } = plan;
    if (!merged) return plan;
    const kept = new Set(known ? shownIn(known.row.record) : []);
    const faults = merged.wanted.pictures.flatMap((picture, index) => {
      const id = idOf(picture);
      return !kept.has(id) && (venuesOf.get(id) ?? 0) > 1 ? [{ path: `pictures.${index}.sources`, code: 'shared' }] : [];
    });
    return faults.length > 0 ? refused(plan, ...faults) : plan;
  });
};
