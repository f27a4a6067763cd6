import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { Database } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq } from 'drizzle-orm';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { hashToken } from '../../secret-token.ts';
import { signatureVerbs } from '../../signature/testing/each-signature-world.ts';
import { testNow } from '../../testing/booking-world.ts';
import { makeRoom, makeVenue } from '../../testing/make-venue.ts';
import { searchDay } from '../../testing/searches.ts';
import type { ModelQuote, Want } from './option-model.ts';
import { customer, optionWorld } from './option-world.ts';

export const seats = [30, 25] as const;
/** The number of the user whose mailbox is not proven. */
export const unproven = 3;
const users = [1, 2, unproven];

type Plenary = SearchDay['plenary']['configuration'];
const roomOf: Partial<Record<Plenary, string>> = { theater: 'Ternes-T', class: 'Ternes-C' };

interface Asked {
  name: string;
  days: { date: string; configuration: Plenary; duration: SearchDay['plenary']['duration']; lunchPax?: number; hasGroup?: boolean }[];
  afterwork?: boolean;
}

/** Soon: within the quote's 14 days comes the time when it is too late for an option. */
const [soon, soonAfter] = ['2026-09-24', '2026-09-25'];
const later = '2026-10-06';
const asked: Asked[] = [
  { name: 'morning', days: [{ date: soon, configuration: 'theater', duration: 'AM' }] },
  { name: 'day with lunch', days: [{ date: soon, configuration: 'theater', duration: 'AM, PM', lunchPax: 25 }] },
  {
    name: 'two days',
    days: [
      { date: soon, configuration: 'theater', duration: 'AM, PM', lunchPax: 20 },
      { date: soonAfter, configuration: 'class', duration: 'AM, PM', lunchPax: 20 },
    ],
  },
  { name: 'lunch and evening', days: [{ date: soon, configuration: 'class', duration: 'PM', lunchPax: 15 }], afterwork: true },
  { name: 'lunch after a morning', days: [{ date: soon, configuration: 'class', duration: 'AM', lunchPax: 20 }] },
  { name: 'evening', days: [{ date: soonAfter, configuration: 'class', duration: 'AM' }], afterwork: true },
  { name: 'with a group', days: [{ date: later, configuration: 'theater', duration: 'AM, PM', lunchPax: 20, hasGroup: true }] },
  { name: 'afternoon', days: [{ date: later, configuration: 'theater', duration: 'PM', lunchPax: 30 }] },
];

const searchOf = ({ days }: Asked): SearchDay[] =>
  days.map(({ date, configuration, duration, lunchPax, hasGroup }) =>
    searchDay(date, {
      ...(lunchPax !== undefined && { lunchPax }),
      plenary: { pax: 20, duration, configuration },
      subcommittees: hasGroup ? [{ pax: 8, duration: 'PM', configuration: 'casual' }] : [],
    }),
  );

const wantOf = ({ name, days, afterwork }: Asked): Want => ({
  name,
  slots: [
    ...days.flatMap(({ date, configuration, duration, hasGroup }) => [
      ...duration.split(', ').map((half) => `${roomOf[configuration]} ${date} ${half}`),
      ...(hasGroup ? [`Ternes-G ${date} PM`] : []),
    ]),
    ...(afterwork ? [`Ternes-E ${days.at(-1)?.date} SOIREE`] : []),
  ],
  lunches: days.flatMap(({ date, lunchPax }) => (lunchPax === undefined ? [] : [{ day: date, seats: lunchPax }])),
  // Summer time in Paris on all of the days.
  start: Date.parse(`${days[0]?.date}T00:00:00+02:00`),
});

/** A venue where each request suits one room, and quotes of three customers for it; `reset` forgets all options. */
export const modelCourse = async (database: Database) => {
  const venue = {
    record: makeVenue('Ternes', { lunchSeats: { service1: seats[0], service2: seats[1] } }),
    rooms: [
      makeRoom('Ternes', 'T', { category: 'Premium', capacities: { theater: 60 } }),
      makeRoom('Ternes', 'C', { category: 'Premium', capacities: { class: 60 } }),
      makeRoom('Ternes', 'G', { capacities: { casual: 10 } }),
      makeRoom('Ternes', 'E', { category: 'Espace commun', capacities: { standing: 80 } }),
    ],
  };
  const fake = fakeDocuments();
  const world = await optionWorld(database, venue, { documents: fake.documents });
  const userOf = (number: number) => customer(number, { mailboxProven: number !== unproven });
  const quotes: ModelQuote[] = [];
  for (const one of asked) {
    const want = wantOf(one);
    for (const user of users) {
      const addons: Partial<Addons> = { afterwork: one.afterwork ?? false };
      quotes.push({ id: await world.quoteOf(userOf(user), searchOf(one), addons), user, want });
    }
  }

  const { booking, claim, lunchClaim, venueDay, quote } = world.deps.tables;
  const { bookedMoney, dealRow, heldMoney, roomUse, signature, signatureDocument, countersignToken } = world.deps.tables;
  const { outbox, idempotency, throttle } = kitTables(database.dialect);
  const reset = async () => {
    await database.transact(async (tx) => {
      const signing = [countersignToken, signature, signatureDocument, throttle];
      for (const table of [bookedMoney, heldMoney, dealRow, roomUse, claim, lunchClaim, venueDay, booking, outbox, idempotency, ...signing])
        await tx.delete(table);
      await tx.update(quote).set({ status: 'Presented' }).returning({ id: quote.id });
    });
    world.clock.now = testNow;
  };
  const quoteIds = async () => {
    const rows = await database.read.select({ id: booking.id, quoteId: booking.quoteId }).from(booking);
    return new Map(rows.map(({ id, quoteId }) => [id, quoteId]));
  };
  const nadia = customer(9, { email: 'nadia@comet.example', role: 'staff' });
  /** The option of a quote as the staff's planning knows it; an unused id if there never was one. */
  const staffPathOf = async (quoteId: string) => {
    const options = and(eq(booking.quoteId, quoteId), eq(booking.status, 'option'));
    const [row] = await database.read.select({ id: booking.id }).from(booking).where(options);
    return `/api/planning/options/${row?.id ?? world.deps.newId()}`;
  };
  return {
    ...world,
    ...signatureVerbs(world, fake),
    userOf,
    quotes,
    reset,
    /** Staff lets an option hold until another instant; `known`: when they think it ends. */
    extend: async (quoteId: string, instants: { expiresAt: string; known: string }) =>
      world.send('POST', `${await staffPathOf(quoteId)}/extension`, nadia, { body: instants }),
    /** Staff takes an option away. */
    withdraw: async (quoteId: string) => world.send('POST', `${await staffPathOf(quoteId)}/withdrawal`, nadia),
    /** A link of the signature that stands, as if it had been mailed. */
    linkOf: async (quoteId: string): Promise<{ token: string; sha256: string }> => {
      const standing = and(eq(signature.quoteId, quoteId), eq(signature.state, 'standing'));
      const [row] = await database.read.select().from(signature).where(standing);
      if (!row) throw new Error('nothing waits for a countersignature');
      const token = `link of ${row.id}`;
      const link = { tokenHash: hashToken(token), signatureId: row.id, createdAt: world.clock.now };
      await database.transact((tx) => tx.insert(countersignToken).values(link).onConflictDoNothing().returning());
      return { token, sha256: row.sha256 };
    },
    /** Expected by the model. */
    held: async (): Promise<string[]> => {
      const of = await quoteIds();
      const rows = await database.read.select().from(claim);
      return rows.map(({ bookingId, roomId, day, half, rank }) => `${of.get(bookingId)} ${roomId} ${day} ${half} ${rank}`).sort();
    },
    seated: async (): Promise<string[]> => {
      const of = await quoteIds();
      const rows = await database.read.select().from(lunchClaim);
      return rows.map((row) => `${of.get(row.bookingId)} ${row.day} ${row.service} ${row.seats}`).sort();
    },
  };
};
export type ModelCourse = Awaited<ReturnType<typeof modelCourse>>;
