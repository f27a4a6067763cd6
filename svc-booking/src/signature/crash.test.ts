import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, hugo, oneDay } from '../options/testing/option-searches.ts';
import { emptyBilling, wholeBilling } from './testing/make-fields.ts';
import { breakOff, mortalSignatureWorld } from './testing/mortal-signature-world.ts';

onBothEngines(bookingMigrations, (open) => {
  const mortalWorld = async () => mortalSignatureWorld(await open());

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
