import { randomUUID } from 'node:crypto';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { ActorClaims, UserClaims } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { asc } from 'drizzle-orm';
import type { NewBooking } from '../../bookings/add-bookings.ts';
import type { Room } from '../../rooms/room.ts';
import { bookingWorld } from '../../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../../testing/make-venue.ts';
import { putBooking } from '../../testing/put-booking.ts';
import { searchQuery } from '../../testing/searches.ts';
import type { VenueRecord } from '../../venues/venue-record.ts';

export const noAddons: Addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
const numbered = (prefix: string, number: number) => `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A customer of a number; override what the test is about. */
export const customer = (number: number, overrides: Partial<UserClaims> = {}): UserClaims =>
  testUser({ userId: numbered('11111111', number), email: `customer-${number}@atelier-nord.example`, ...overrides });

/** Whether an event of the outbox is the mail that brings a customer the quote they made. */
export const bringsQuote = (id: string): boolean => id.endsWith('-made');

/** One plenary, `Ternes-P`, a small and a large room for subcommittees, and a common space. */
export const smallVenue = (overrides: Partial<VenueRecord> = {}): { record: VenueRecord; rooms: Room[] } => ({
  record: makeVenue('Ternes', overrides),
  rooms: [
    makeRoom('Ternes', 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60 } }),
    makeRoom('Ternes', 'A', { subcommitteeType: 'Petite', capacities: { casual: 10 } }),
    makeRoom('Ternes', 'B', { subcommitteeType: 'Grande', capacities: { casual: 10 } }),
    makeRoom('Ternes', 'E', { category: 'Espace commun', subcommitteeType: null, capacities: { standing: 80 } }),
  ],
});

/** Changes, payments, cancellation and reinstatement of a booking are refused without one. */
const needsKey = (method: string, path: string): boolean => method === 'POST' && path.startsWith('/api/deals/');

/** A svc-booking with a venue, and what customers do with their quotes and options there. */
export const optionWorld = async (
  database: Database,
  venue: { record: VenueRecord; rooms: Room[] } = smallVenue(),
  overrides: Parameters<typeof bookingWorld>[1] = {},
) => {
  const world = bookingWorld(database, overrides);
  const { app, deps, clock } = world;
  await putVenues(deps, [venue]);

  /** `app`: another replica; `key`: null: none; left out: one of its own where money moves. */
  const send = async (
    method: string,
    path: string,
    user: ActorClaims | null,
    rest: { body?: unknown; key?: string | null; app?: typeof app } = {},
  ) => {
    const { body, key = needsKey(method, path) ? randomUUID() : null, app: asked = app } = rest;
    const response = await asked.request(path, {
      method,
      headers: {
        ...(user && (await as(user))),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };

  return {
    ...world,
    send,
    /** Searches, and makes a quote of what is found; answers its id. */
    quoteOf: async (user: UserClaims, days: readonly SearchDay[], addons: Partial<Addons> = {}): Promise<string> => {
      const found = await send('GET', `/api/available-venues/${venue.record.slug}?${searchQuery(days)}`, user);
      const { demandId } = found.body;
      const quote = await send('POST', '/api/quote', user, { body: { demandId, addons: { ...noAddons, ...addons } } });
      if (quote.status !== 201) throw new Error(`no quote: ${quote.text}`);
      return quote.body.quoteId;
    },
    place: (user: UserClaims | null, quoteId: string, key?: string) => send('POST', `/api/quotes/${quoteId}/option`, user, { key }),
    release: (user: UserClaims | null, quoteId: string) => send('DELETE', `/api/quotes/${quoteId}/option`, user),
    /** The option as the quote shows it. */
    optionOf: async (user: UserClaims, quoteId: string) => (await send('GET', `/api/quotes/${quoteId}`, user)).body.option,
    book: (booking: Partial<NewBooking>) => putBooking(deps, { venueId: venue.record.id, ...booking }, clock.now),
    /** Claims as `room day half rank`, in order. */
    claims: async (): Promise<string[]> => {
      const rows = await database.read.select().from(deps.tables.claim);
      return rows.map(({ roomId, day, half, rank }) => `${roomId} ${day} ${half} ${rank}`).sort();
    },
    /** Mails waiting in the outbox, as they were written, without those that bring a customer their quote. */
    mails: async (): Promise<Mail[]> => {
      const { outbox } = kitTables(database.dialect);
      const rows = await database.read.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.sequence), asc(outbox.id));
      return rows.filter(({ id }) => !bringsQuote(id)).map(({ payload }) => payload as Mail);
    },
  };
};
export type OptionWorld = Awaited<ReturnType<typeof optionWorld>>;
