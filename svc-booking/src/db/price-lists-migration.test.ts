import type { CountryCode } from '@plenary/contracts/vocabulary';
import { migrate } from '@plenary/service-kit/database/migrate';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { priceLists } from '../prices/testing/price-lists.ts';
import { makeVenue } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';
import type { PriceTier, VenueRecord } from '../venues/venue-record.ts';
import { bookingMigrations } from './migrations.ts';
import { bookingTables } from './tables.ts';

const step = bookingMigrations.findIndex(({ name }) => name === '0066-price-lists');
const claire = customer(1);
const { comfort, signature } = priceLists;
const from = '2026-01-01';

/** A full day at each level, in euro cents, as the version before asked for it. */
const fullDays = {
  ...{ 'FRA classic': 9_500, 'FRA comfort': 11_900, 'FRA signature': 14_900 },
  ...{ 'BEL classic': 8_500, 'BEL comfort': 10_500, 'BEL signature': 12_500 },
  ...{ 'ESP classic': 7_500, 'ESP comfort': 9_500, 'ESP signature': 11_500 },
} as const;

onBothEngines(bookingMigrations.slice(0, step), (open, dialect) => {
  const tables = bookingTables(dialect);
  /** Venues as the version before kept them: `prices: undefined` leaves none in their record. */
  const migrated = async (rows: { id: string; state?: 'draft' | 'published' | 'archived'; of?: Partial<VenueRecord> }[]) => {
    const database = await open();
    await database.transact(async (tx) => {
      for (const [position, { id, state = 'published', of = {} }] of rows.entries()) {
        const record = { ...makeVenue(id), prices: undefined, ...of };
        const { slug, address } = record;
        await tx.insert(tables.venue).values({ id, slug, countryCode: address.countryCode, position, record, state }).returning();
      }
    });
    await migrate(database, bookingMigrations);
    const kept = await database.read.select().from(tables.venue);
    const recordOf = (id: string) => kept.find((row) => row.id === id)?.record;
    return { database, recordOf };
  };

  test('a venue without a list has that of its level, in each country, whatever it is called', async () => {
    const levels = Object.entries(fullDays).map(([id, fullDay]) => {
      const [countryCode, tier] = id.split(' ') as [CountryCode, PriceTier];
      return { id, fullDay, of: { tier, name: 'L’ami "prices":[{', address: { ...makeVenue('x').address, countryCode } } };
    });
    const { recordOf } = await migrated(levels);
    for (const { id, fullDay, of } of levels) {
      expect(recordOf(id)).toMatchObject({ ...of, prices: [{ from, list: { unitPrices: { AMPM: fullDay } } }] });
      expect(recordOf(id)?.prices).toHaveLength(1);
    }
    expect(recordOf('FRA comfort')?.prices).toEqual([{ from, list: comfort }]);
  });

  test('one that begins later has it before; one that has begun, and a draft, stay as they are', async () => {
    const later = [{ from: '2026-12-01', list: signature }];
    const begun = [{ from: '2024-01-01', list: signature }];
    const { recordOf } = await migrated([
      { id: 'Later', of: { prices: later } },
      { id: 'Begun', of: { prices: begun } },
      { id: 'Emptied', of: { prices: [], isRequestOnly: true } },
      { id: 'Archived', state: 'archived' },
      { id: 'Draft', state: 'draft' },
    ]);
    expect(recordOf('Later')?.prices).toEqual([{ from, list: comfort }, ...later]);
    expect(recordOf('Begun')?.prices).toEqual(begun);
    for (const id of ['Emptied', 'Archived']) expect(recordOf(id)?.prices).toEqual([{ from, list: comfort }]);
    expect(recordOf('Draft')).not.toHaveProperty('prices');
  });

  test('searches, quotes and open options cost what they did, to the cent', async () => {
    const database = await open();
    await migrate(database, bookingMigrations.slice(step + 1));
    const world = await optionWorld(database, smallVenue({ prices: undefined }));
    await database.script(bookingMigrations[step]?.sql ?? '');
    const quoteId = await world.quoteOf(claire, [searchDay('2026-10-05')]);
    expect((await world.place(claire, quoteId)).status).toBe(201);
    const quote = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
    expect(quote.items).toMatchObject([{ code: 'AMPM', unitPrice: 11_900, quantity: 24 }]);
    expect(quote.totalExcludingVatPrice).toBe(Math.round(24 * 11_900 * 1.03));
  });
});
