import path from 'node:path';
import { bundleProgram } from '@plenary/service-kit/testing/bundle-program';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { bookingMigrations } from '../db/migrations.ts';
import { addressOf } from '../options/testing/address-of.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import { runUntilKilled } from './testing/run-until-killed.ts';

// Lifecycle L5, L6, L21, L35.

const program = bundleProgram(path.join(__dirname, 'testing/change-process.ts'));
afterAll(program.remove);
const timeLimit = 180_000;
const bookings = 24;

onBothEngines(bookingMigrations, (open, dialect) => {
  it(
    'a process killed in the middle of a change or a cancellation loses none that it has acknowledged, and leaves each other whole or undone',
    async () => {
      const database = await open();
      const world = await optionWorld(database, smallVenue());
      const { deps } = world;
      const { quote, dealChange, cancellation, booking } = deps.tables;
      for (let number = 1; number <= bookings; number++) {
        const user = customer(number);
        const day = new Date(Date.UTC(2027, 0, 5 + number)).toISOString().slice(0, 10);
        const found = await world.quoteOf(user, [searchDay(day)]).catch(() => null);
        if (!found) continue;
        const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day, half, request: 0 }));
        await world.book({ quoteId: found, userId: user.userId, slots, lunches: [{ day, seats: 24, service: 'service1' }] });
      }
      const address = await addressOf(database, dialect);
      const acknowledged = { changed: new Set<string>(), cancelled: new Set<string>() };
      for (const kill of [
        { writes: 2, after: 0 },
        { writes: 5, after: 3 },
        { writes: 6, after: 6 },
        { writes: 4, after: 12 },
      ]) {
        const said = await runUntilKilled(program.file, address, { begins: ['changing', 'cancelling'], ...kill });
        const idsAfter = (word: string) => said.flatMap(([first, ...ids]) => (first === word ? [ids.at(-1) ?? ''] : []));
        for (const id of idsAfter('changed')) acknowledged.changed.add(id);
        for (const id of idsAfter('cancelled')) acknowledged.cancelled.add(id);
        expect(await faultsInBooks(deps)).toEqual([]);
        const changes = await database.read.select().from(dealChange);
        const statements = await database.read.select().from(cancellation);
        const quotes = await database.read.select().from(quote);
        expect([...acknowledged.changed].filter((id) => !changes.some((one) => one.id === id && one.state === 'applied'))).toEqual([]);
        expect([...acknowledged.cancelled].filter((id) => !statements.some(({ quoteId }) => quoteId === id))).toEqual([]);
        for (const { id, frozen, standing } of quotes) {
          // Whole or undone: the quote, its history and its booking say the same.
          const own = changes
            .filter(({ dealId }) => dealId === id)
            .sort((a, b) =>
              (a.before.frozen.search.days[0]?.plenary.pax ?? 0) < (b.before.frozen.search.days[0]?.plenary.pax ?? 0) ? 1 : -1,
            );
          expect(frozen).toEqual(own.at(-1)?.after.frozen ?? frozen);
          expect(frozen.search.days[0]?.plenary.pax).toBe(24 - own.length);
          const [held] = await database.read.select().from(booking).where(eq(booking.quoteId, id));
          const isCancelled = statements.some(({ quoteId }) => quoteId === id);
          expect([standing === 'cancelled', held?.status !== 'confirmed']).toEqual([isCancelled, isCancelled]);
        }
      }
      expect(acknowledged.changed.size).toBeGreaterThan(3);
      expect(acknowledged.cancelled.size).toBeGreaterThan(1);
    },
    timeLimit,
  );
});
