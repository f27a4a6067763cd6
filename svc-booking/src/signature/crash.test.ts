import { kitTables } from '@plenary/service-kit/kit-tables';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, hugo, oneDay } from '../options/testing/option-searches.ts';
import { optionWorld } from '../options/testing/option-world.ts';
import { signatureVerbs } from './testing/each-signature-world.ts';
import { fakeDocuments } from './testing/fake-documents.ts';
import { emptyBilling, wholeBilling } from './testing/mint-fields.ts';

const mostWrites = 100;

onBothEngines(bookingMigrations, (open) => {
  const mortalWorld = async () => {
    const { database, fate } = mortalDatabase(await open());
    const fake = fakeDocuments();
    const options = await optionWorld(database, undefined, { documents: fake.documents });
    return { ...options, ...signatureVerbs(options, fake), fate };
  };
  type World = Awaited<ReturnType<typeof mortalWorld>>;

  const everything = async ({ deps: { database, tables } }: World) => {
    const { outbox, idempotency } = kitTables(database.dialect);
    const { booking, claim, lunchClaim, venueDay, quote, signature, signatureDocument } = tables;
    const kept = [booking, claim, lunchClaim, venueDay, quote, signature, signatureDocument, outbox, idempotency];
    const rows = await Promise.all(
      kept.map(async (table) => (await database.read.select().from(table)).map((row) => JSON.stringify(row)).sort()),
    );
    return JSON.stringify(rows);
  };

  /** Breaks a call off before each of its writes in turn, and before its commit; answers how many writes it has. */
  const breakOff = async (world: World, call: () => Promise<{ status: number }>) => {
    const before = await everything(world);
    const expectNothing = async () => {
      expect((await call()).status).toBe(500);
      expect(await everything(world)).toBe(before);
    };
    world.fate.diesBeforeCommit = true;
    await expectNothing();
    world.fate.diesBeforeCommit = false;
    for (let writes = 0; writes < mostWrites; writes++) {
      world.fate.diesBefore = writes;
      if ((await call()).status < 300) return writes;
      await expectNothing();
    }
    throw new Error('the call never came through');
  };

  describe('a crash in the middle leaves nothing behind, and the same press works afterwards', () => {
    it('of a signature that holds the rooms first', async () => {
      const world = await mortalWorld();
      const quoteId = await world.quoteOf(claire, oneDay);
      const { body: draft } = await world.prepare(claire, quoteId);
      expect(await breakOff(world, () => world.sign(claire, quoteId, draft, { key: 'press-1' }))).toBeGreaterThan(10);
      world.fate.diesBefore = Number.POSITIVE_INFINITY;
      expect(await world.statusOf(claire, quoteId)).toBe('Approved');
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });

    it('of billing that approves, with another option behind', async () => {
      const world = await mortalWorld();
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.prepareAndSign(claire, quoteId, emptyBilling);
      const behind = await world.quoteOf(hugo, oneDay);
      await world.place(hugo, behind);
      expect(await breakOff(world, () => world.complete(claire, quoteId, wholeBilling))).toBeGreaterThan(10);
      world.fate.diesBefore = Number.POSITIVE_INFINITY;
      expect(await world.statusOf(claire, quoteId)).toBe('Approved');
      expect(await world.optionOf(hugo, behind)).toBeNull();
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });
  });
});
