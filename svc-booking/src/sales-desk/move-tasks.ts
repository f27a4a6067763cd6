import type { BlockKind } from '@plenary/contracts/block-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { lunchRoomsOf } from '../availability/closed-lunches.ts';
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
import { bookingsToMove, firstDayOf, type ToMove } from './bookings-to-move.ts';
import { type Asked, presentTask, type TaskRow, venueOf } from './task-rows.ts';

interface Booked {
  booking: OptionRow;
  quote: QuoteRow;
  task: TaskRow | null;
}

/** Bookings that have to leave their rooms now: all of them, or one; each is a task until it has left, or the room can be had again. */
export const movesToMake = async (
  read: Reader,
  { tables }: BookingDeps,
  { catalogue, now, bookingId }: { catalogue: CatalogueSnapshot; now: number; bookingId?: string },
): Promise<Task[]> => {
  const todayOf = (timeZone: string) => todayIn({ now, timeZone });
  const toMove = await bookingsToMove(read, tables, { catalogue, todayOf, ...(bookingId !== undefined && { bookingId }) });
  if (toMove.length === 0) return [];
  const ids = toMove.map((one) => one.bookingId);
  const rows = await selectBooked(read, tables).where(inArray(tables.booking.id, ids));
  return toMove.flatMap((one) => {
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
    .map((row) => presentMove(catalogue, row, { bookingId: row.booking.id, blocks: [], slots: [], lunches: [], outgrown: [] }));
};

const selectBooked = (read: Reader, { booking, quote, task }: BookingTables) =>
  read
    .select({ booking, quote, task })
    .from(booking)
    .innerJoin(quote, eq(quote.id, booking.quoteId))
    .leftJoin(task, eq(task.id, booking.id));

/** A booking is done once it is out of the way, whatever staff have noted. */
const presentMove = (catalogue: CatalogueSnapshot, { booking, quote, task }: Booked, toMove: ToMove): Task => {
  const presented = presentTask(askedToMove(catalogue, { booking, quote, ...toMove }), task ?? undefined);
  return toMove.slots.length + toMove.lunches.length === 0 ? { ...presented, state: 'done' } : presented;
};

const askedToMove = (
  catalogue: CatalogueSnapshot,
  { booking, quote, blocks, slots, lunches, outgrown }: Pick<Booked, 'booking' | 'quote'> & ToMove,
): Asked => {
  const venue = catalogue.byId.get(booking.venueId);
  const days = agreedDays(quote.frozen.search.days, booking);
  const [firstDay = '', lastDay = firstDay] = [days.at(0)?.date, days.at(-1)?.date];
  const timeZone = venue?.record.timeZone ?? 'UTC';
  const { customer } = quote;
  const known = presentCustomer(customer);
  return {
    kind: 'move',
    id: booking.id,
    createdAt: new Date(booking.createdAt).toISOString(),
    dueAt: new Date(eventStart({ firstDay: firstDayOf({ slots, lunches }) || firstDay, timeZone })).toISOString(),
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
      tooSmall: mostByRoom(outgrown),
    },
  };
};

const lunchInTheWay = (venue: CatalogueVenue, { day, seats, ...lunch }: ToMove['lunches'][number]) => {
  const service = lunch.service as LunchService;
  return { ...lunchPlace(lunchRoomsOf(venue), service), day, lunch: { service, seats } };
};

/** Each room once in each set-up, with the most people that it is booked for. */
const mostByRoom = (outgrown: ToMove['outgrown']): NonNullable<NonNullable<Task['move']>['tooSmall']> =>
  [...outgrown]
    .sort((one, other) => other.pax - one.pax)
    .filter(({ claim, configuration }, index, all) => {
      const isSame = (use: ToMove['outgrown'][number]) => use.claim.roomId === claim.roomId && use.configuration === configuration;
      return all.findIndex(isSame) === index;
    })
    .map(({ claim, roomName, configuration, pax, people }) => ({ roomId: claim.roomId, roomName, configuration, pax, people }));
