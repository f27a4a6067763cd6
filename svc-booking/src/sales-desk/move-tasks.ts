import type { BlockKind } from '@plenary/contracts/block-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { lunchRoomsOf } from '../availability/closed-lunches.ts';
import { bookingsInTheWay, type InTheWay } from '../blocks/bookings-in-the-way.ts';
import { lunchPlace } from '../blocks/read-blocks.ts';
import { agreedDays, mostPeople } from '../bookings/agreed-days.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import { eventStart } from '../calendar/event-start.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { Half } from '../rooms/room.ts';
import type { LunchService } from '../search/lunch-seats.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { type Asked, presentTask, type TaskRow, venueOf } from './task-rows.ts';

interface Booked {
  booking: OptionRow;
  quote: QuoteRow;
  task: TaskRow | null;
}

/** Bookings that have to leave blocked rooms now: all of them, or one; each is a task until it has left or the block is gone. */
export const movesToMake = async (
  read: Reader,
  { tables }: BookingDeps,
  { catalogue, now, bookingId }: { catalogue: CatalogueSnapshot; now: number; bookingId?: string },
): Promise<Task[]> => {
  const todayOf = (timeZone: string) => todayIn({ now, timeZone });
  const inTheWay = await bookingsInTheWay(read, tables, { catalogue, todayOf, ...(bookingId !== undefined && { bookingId }) });
  if (inTheWay.length === 0) return [];
  const ids = inTheWay.map((one) => one.bookingId);
  const rows = await selectBooked(read, tables).where(inArray(tables.booking.id, ids));
  return inTheWay.flatMap((one) => {
    const row = rows.find(({ booking }) => booking.id === one.bookingId);
    return row ? presentMove(catalogue, row, one) : [];
  });
};

/** Bookings that had to be moved and are out of the way: the last ones, or one of them. */
export const movesMade = async (
  read: Reader,
  deps: BookingDeps,
  { catalogue, now, bookingId, most }: { catalogue: CatalogueSnapshot; now: number; bookingId?: string; most: number },
): Promise<Task[]> => {
  const { booking, task } = deps.tables;
  const standing = new Set((await movesToMake(read, deps, { catalogue, now })).map(({ id }) => id));
  const rows = await selectBooked(read, deps.tables)
    .where(and(isNotNull(task.id), bookingId === undefined ? undefined : eq(booking.id, bookingId)))
    .orderBy(desc(booking.createdAt), desc(booking.id))
    .limit(most + standing.size);
  return rows
    .filter((row) => !standing.has(row.booking.id))
    .slice(0, most)
    .map((row) => presentMove(catalogue, row, { bookingId: row.booking.id, blocks: [], slots: [], lunches: [] }));
};

const selectBooked = (read: Reader, { booking, quote, task }: BookingTables) =>
  read
    .select({ booking, quote, task })
    .from(booking)
    .innerJoin(quote, eq(quote.id, booking.quoteId))
    .leftJoin(task, eq(task.id, booking.id));

/** A booking is done once it is out of the way, whatever staff have noted. */
const presentMove = (catalogue: CatalogueSnapshot, { booking, quote, task }: Booked, inTheWay: InTheWay): Task => {
  const presented = presentTask(askedToMove(catalogue, { booking, quote, ...inTheWay }), task ?? undefined);
  return inTheWay.slots.length + inTheWay.lunches.length === 0 ? { ...presented, state: 'done' } : presented;
};

const askedToMove = (
  catalogue: CatalogueSnapshot,
  { booking, quote, blocks, slots, lunches }: Pick<Booked, 'booking' | 'quote'> & InTheWay,
): Asked => {
  const venue = catalogue.byId.get(booking.venueId);
  const days = agreedDays(quote.frozen.search.days, booking);
  const [firstDay = '', lastDay = firstDay] = [days.at(0)?.date, days.at(-1)?.date];
  const timeZone = venue?.record.timeZone ?? 'UTC';
  const [firstInTheWay = firstDay] = [...slots, ...lunches].map(({ day }) => day).sort();
  const { customer } = quote;
  const known = presentCustomer(customer);
  return {
    kind: 'move',
    id: booking.id,
    createdAt: new Date(booking.createdAt).toISOString(),
    dueAt: new Date(eventStart({ firstDay: firstInTheWay, timeZone })).toISOString(),
    venue: venueOf(catalogue, booking.venueId),
    customer: {
      ...{ name: known?.name ?? '', companyName: known?.companyName ?? '', email: known?.email ?? '', phone: known?.phone ?? '' },
      lang: customer?.lang ?? 'fr',
    },
    ...{ firstDay, lastDay, hasFlexibleDates: false, message: '' },
    pax: mostPeople(quote.frozen.search.days, booking),
    roomsCount: Math.max(0, ...days.map(({ subcommittees }) => subcommittees.length + 1)),
    move: {
      ...{ quoteId: quote.id, countryCode: quote.frozen.search.countryCode },
      blocks: blocks.map(({ id, kind, reason, fromTime: from, toTime: to }) => ({ id, kind: kind as BlockKind, reason, from, to })),
      slots: [
        ...slots.map(({ roomId, day, half }) => ({ roomId, day, half: half as Half })),
        ...(venue ? lunches.map((lunch) => lunchInTheWay(venue, lunch)) : []),
      ].map((slot) => ({ ...slot, roomName: venue?.rooms.find(({ id }) => id === slot.roomId)?.name ?? slot.roomId })),
    },
  };
};

const lunchInTheWay = (venue: CatalogueVenue, { day, seats, ...lunch }: InTheWay['lunches'][number]) => {
  const service = lunch.service as LunchService;
  return { ...lunchPlace(lunchRoomsOf(venue), service), day, lunch: { service, seats } };
};
