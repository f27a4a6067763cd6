import type { ClosedPeriodRow } from '@plenary/contracts/planning.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, asc, eq, gte } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
import { todayIn } from '../calendar/today-in.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { venuesOf } from '../venues/catalogue.ts';
import { bookingsOn, type Closing, presentPeriod, refuseUnlessFree } from './closed-period-row.ts';

type Row = Parameters<typeof presentPeriod>[0];
type WithBookings = { period: ClosedPeriodRow; bookings: number };

/** Closed periods of a country that are not over, in order. */
export const listClosedPeriods = async (deps: BookingDeps, country: CountryCode): Promise<{ periods: ClosedPeriodRow[] }> => {
  const { closedPeriod } = deps.tables;
  const today = todayIn({ now: deps.now(), timeZone: timeZoneOf[country] });
  const rows = await deps.database.read
    .select()
    .from(closedPeriod)
    .where(and(eq(closedPeriod.country, country), eq(closedPeriod.isRemoved, false), gte(closedPeriod.toDay, today)))
    .orderBy(asc(closedPeriod.fromDay), asc(closedPeriod.id));
  return { periods: rows.map(presentPeriod) };
};

interface Adding {
  actor: UserActor;
  country: CountryCode;
  closing: Closing;
  idempotencyKey: string | undefined;
}

/** Closes a country's venues on some days; bookings on them stay. Refuses `conflict` where another period has one of the days. */
export const addClosedPeriod = async (deps: BookingDeps, { actor, country, closing, idempotencyKey }: Adding): Promise<WithBookings> => {
  const { database, tables } = deps;
  const [id, entryId] = [deps.newId(), deps.newId()];
  const now = deps.now();
  const venueIds = await venueIdsOf(deps, country);
  const request = { scope: `${actor.userId}:closed-period:${country}`, key: idempotencyKey, body: closing, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const { from, to, reason } = closing;
      await refuseUnlessFree(tx, tables, { country, from, to });
      const row: Row = { id, country, fromDay: from, toDay: to, reason, version: 1, isRemoved: false };
      await tx.insert(tables.closedPeriod).values(row);
      await told(tx, deps, { id: entryId, now, actor, action: 'closed-period-added', before: null, after: row });
      return { period: presentPeriod(row), bookings: await bookingsOn(tx, tables, { venueIds, from, to, now }) };
    }),
  );
};

interface Changing {
  actor: UserActor;
  id: string;
  closing: Closing;
  /** The version that the caller has seen. */
  version: number;
}

/** Changes a closed period. Refuses `not-found`, and `conflict` where it has changed since, or another period has one of the days. */
export const changeClosedPeriod = async (deps: BookingDeps, { actor, id, closing, version }: Changing): Promise<WithBookings> => {
  const { tables } = deps;
  const { closedPeriod } = tables;
  const { from, to, reason } = closing;
  const entryId = deps.newId();
  const now = deps.now();
  const snapshot = await deps.catalogue.current();
  return deps.database.transact(async (tx) => {
    const before = await standing(tx, deps, id);
    await refuseUnlessFree(tx, tables, { country: before.country, from, to, except: id });
    const [after] = await tx
      .update(closedPeriod)
      .set({ fromDay: from, toDay: to, reason, version: version + 1 })
      .where(and(eq(closedPeriod.id, id), eq(closedPeriod.version, version), eq(closedPeriod.isRemoved, false)))
      .returning();
    if (!after) return refuse('conflict');
    await told(tx, deps, { id: entryId, now, actor, action: 'closed-period-changed', before, after });
    const venueIds = new Set(venuesOf(snapshot, before.country as CountryCode).map(({ record }) => record.id));
    return { period: presentPeriod(after), bookings: await bookingsOn(tx, tables, { venueIds, from, to, now }) };
  });
};

/** Opens the days of a closed period again; refuses `not-found`. */
export const removeClosedPeriod = async (deps: BookingDeps, { actor, id }: { actor: UserActor; id: string }): Promise<void> => {
  const { closedPeriod } = deps.tables;
  const entryId = deps.newId();
  const now = deps.now();
  await deps.database.transact(async (tx) => {
    const before = await standing(tx, deps, id);
    await tx.update(closedPeriod).set({ isRemoved: true }).where(eq(closedPeriod.id, id)).returning({ id: closedPeriod.id });
    await told(tx, deps, { id: entryId, now, actor, action: 'closed-period-removed', before, after: null });
  });
};

const venueIdsOf = async ({ catalogue }: BookingDeps, country: CountryCode) =>
  new Set(venuesOf(await catalogue.current(), country).map(({ record }) => record.id));

const standing = async (tx: Transaction, { tables: { closedPeriod } }: BookingDeps, id: string): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(closedPeriod)
    .where(and(eq(closedPeriod.id, id), eq(closedPeriod.isRemoved, false)));
  return row ?? refuse('not-found');
};

interface Told {
  id: string;
  now: number;
  actor: UserActor;
  action: AuditedAction;
  before: Row | null;
  after: Row | null;
}

const told = async (tx: Transaction, deps: BookingDeps, { id, now, actor, action, before, after }: Told): Promise<void> => {
  const daysOf = (row: Row | null) => row && `${row.fromDay} – ${row.toDay}`;
  const row = after ?? before;
  const subject = { type: 'closed-period', id: row?.id ?? '', name: `${row?.country}, ${row?.reason.fr}` };
  const changes = [
    { field: 'days', from: daysOf(before), to: daysOf(after) },
    { field: 'reason', from: before?.reason.fr ?? null, to: after?.reason.fr ?? null },
  ].filter(({ from, to }) => from !== to);
  await bumpCatalogue(tx, deps.tables);
  await audit(tx, deps.tables, { id, at: now, by: actor, action, subject, changes });
};
