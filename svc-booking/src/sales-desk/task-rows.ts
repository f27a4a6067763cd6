import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { TaskKind, TaskState } from '@plenary/contracts/sales-desk-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { isOnRequest } from '../venues/on-request.ts';

type CallbackRow = BookingTables['callback']['$inferSelect'];
type DemandRow = BookingTables['demand']['$inferSelect'];
type BigEventRow = BookingTables['bigEventDemand']['$inferSelect'];
export type TaskRow = BookingTables['task']['$inferSelect'];

export type Asked = Omit<Task, 'state' | 'owner' | 'note' | 'version'>;

const instant = (at: number) => new Date(at).toISOString();
export const venueOf = ({ byId }: CatalogueSnapshot, venueId: string | null): Task['venue'] => {
  const record = venueId === null ? undefined : byId.get(venueId)?.record;
  return record ? { venueId: record.id, slug: record.slug, name: record.commercialName, countryCode: record.address.countryCode } : null;
};

export const askedToCallBack = (
  catalogue: CatalogueSnapshot,
  { callback, demand }: { callback: CallbackRow; demand: DemandRow },
): Asked => {
  const { customer } = callback;
  const { days } = demand.search;
  return {
    kind: 'callback',
    id: callback.demandId,
    createdAt: instant(callback.createdAt),
    dueAt: instant(callback.dueAt),
    venue: venueOf(catalogue, demand.venueId),
    customer: {
      name: customer ? `${customer.firstname} ${customer.lastname}` : '',
      companyName: customer?.companyName ?? '',
      email: customer?.email ?? '',
      phone: customer?.phone ?? '',
      lang: customer?.lang ?? 'fr',
    },
    firstDay: days.at(0)?.date ?? '',
    lastDay: days.at(-1)?.date ?? '',
    hasFlexibleDates: false,
    pax: Math.max(...days.map(({ plenary }) => Number(plenary.pax))),
    roomsCount: Math.max(...days.map(({ subcommittees }) => subcommittees.length + 1)),
    message: callback.message ?? '',
  };
};

/** A demand for a venue, or of a size, that has no standard price is one for a custom price; any other is for a big event. */
const kindOf = ({ byId }: CatalogueSnapshot, { venueId, pax }: BigEventRow): TaskKind => {
  const record = byId.get(venueId)?.record;
  return record && (isOnRequest(record) || pax > record.standardPaxLimit) ? 'custom-price' : 'big-event';
};

export const askedByForm = (catalogue: CatalogueSnapshot, row: BigEventRow): Asked => ({
  kind: kindOf(catalogue, row),
  id: row.id,
  createdAt: instant(row.createdAt),
  dueAt: instant(row.dueAt),
  venue: venueOf(catalogue, row.venueId),
  customer: {
    name: `${row.firstname} ${row.lastname}`,
    companyName: '',
    email: row.email,
    phone: row.phone,
    lang: row.lang as Language,
  },
  firstDay: row.startDay,
  lastDay: row.endDay,
  hasFlexibleDates: row.hasFlexibleDates,
  pax: row.pax,
  roomsCount: row.roomsCount,
  message: row.message,
});

/** An untouched task has no row: it is open and unassigned. */
export const presentTask = (asked: Asked, row: TaskRow | undefined): Task => ({
  ...asked,
  state: (row?.state ?? 'open') as TaskState,
  owner: row?.owner ?? null,
  note: row?.note ?? '',
  version: row?.version ?? 0,
});
