import path from 'node:path';
import { bundleProgram } from '@plenary/service-kit/testing/bundle-program';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { bookingMigrations } from '../db/migrations.ts';
import type { BookingDeps } from '../deps.ts';
import { addressOf } from '../options/testing/address-of.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import { runUntilKilled } from './testing/run-until-killed.ts';

// Lifecycle L5, L19–L21.

const program = bundleProgram(path.join(__dirname, 'testing/amendment-process.ts'));
afterAll(program.remove);
const timeLimit = 180_000;
const bookings = 16;

/** Faults of deals whose amendment is neither whole nor undone: quote, change, signature and rooms say the same. */
const halves = async ({ database, tables }: BookingDeps): Promise<string[]> => {
  const { quote, dealChange, signature, booking, claim } = tables;
  const quotes = await database.read.select().from(quote);
  const changes = await database.read.select().from(dealChange);
  const signatures = await database.read.select().from(signature);
  const faults: string[] = [];
  for (const deal of quotes.filter(({ amends }) => amends === null)) {
    const change = changes.find(({ dealId }) => dealId === deal.id);
    const amendment = quotes.find(({ amends }) => amends === deal.id);
    const isApplied = change?.state === 'applied';
    const held = await database.read.select().from(booking).where(eq(booking.quoteId, deal.id));
    const claims = await database.read
      .select()
      .from(claim)
      .where(eq(claim.bookingId, held[0]?.id ?? ''));
    const heldDays = [...new Set(claims.map(({ day }) => day))].sort().join();
    const quotedDays = deal.frozen.search.days.map(({ date }) => date).join();
    const facts = {
      isSigned: signatures.some(({ quoteId }) => quoteId === amendment?.id),
      isApproved: amendment?.status === 'Approved',
      isRepriced: change !== undefined && JSON.stringify(deal.frozen) === JSON.stringify(change.after.frozen),
      isRevised: deal.revision > 0,
    };
    for (const [name, is] of Object.entries(facts)) if (is !== isApplied) faults.push(`${deal.id} ${change?.state} ${name} ${is}`);
    if (held[0]?.status !== 'confirmed' || heldDays !== quotedDays) faults.push(`${deal.id} holds ${heldDays}, says ${quotedDays}`);
  }
  return faults;
};

onBothEngines(bookingMigrations, (open, dialect) => {
  it(
    'a process killed in the middle of the signing of an amendment loses none that it has acknowledged, and leaves each other unsigned',
    async () => {
      const database = await open();
      const world = await optionWorld(database, smallVenue());
      const { deps } = world;
      for (let index = 0; index < bookings; index++) {
        const user = customer(index + 1);
        // Each weekday of two weeks, and of two after the next two, to which the former move; days more come after all of them.
        const week = Math.floor(index / 10) * 4 + (Math.floor(index / 5) % 2);
        const day = new Date(Date.UTC(2027, 0, 4 + week * 7 + (index % 5))).toISOString().slice(0, 10);
        const found = await world.quoteOf(user, [searchDay(day)]);
        const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day, half, request: 0 }));
        await world.book({ quoteId: found, userId: user.userId, slots, lunches: [{ day, seats: 24, service: 'service1' }] });
      }
      const address = await addressOf(database, dialect);
      const acknowledged = new Set<string>();
      for (const kill of [
        { writes: 2, after: 0 },
        { writes: 4, after: 3 },
        { writes: 4, after: 6 },
        { writes: 3, after: 12 },
      ]) {
        const said = await runUntilKilled(program.file, address, { begins: ['signing'], ...kill });
        for (const [word, , amendmentId = ''] of said) if (word === 'signed') acknowledged.add(amendmentId);
        expect(await faultsInBooks(deps)).toEqual([]);
        expect(await halves(deps)).toEqual([]);
        const changes = await database.read.select().from(deps.tables.dealChange);
        const applied = new Set(changes.filter(({ state }) => state === 'applied').map(({ amendmentId }) => amendmentId));
        expect([...acknowledged].filter((id) => !applied.has(id))).toEqual([]);
      }
      expect(acknowledged.size).toBeGreaterThan(3);
      const lengths = (await database.read.select().from(deps.tables.quote)).flatMap(({ id, amends, frozen }) =>
        amends && acknowledged.has(id) ? [frozen.search.days.length] : [],
      );
      expect(new Set(lengths)).toEqual(new Set([1, 2]));
    },
    timeLimit,
  );
});
