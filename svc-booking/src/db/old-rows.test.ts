import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { migrate } from '@plenary/service-kit/database/migrate';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { mendDealRows } from '../deals/mend-deal-rows.ts';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, day, hugo } from '../options/testing/option-searches.ts';
import { optionWorld } from '../options/testing/option-world.ts';
import { signatureVerbs } from '../signature/testing/each-signature-world.ts';
import { makeRoom, makeVenue } from '../testing/make-venue.ts';
import { bookingMigrations } from './migrations.ts';

/**
 * What the version of migration 0021 itself wrote on 14 September 2026, through its own calls: Claire's open quote, Hugo's option,
 * Claire's document that is not signed, her signature that waits for a second one, and her confirmed booking.
 */
const oldRows = readFileSync(new URL('./testing/rows-after-0021.sql', import.meta.url), 'utf8');
const ofThatTime = bookingMigrations.slice(0, bookingMigrations.findIndex(({ name }) => name === '0021-agreed-people') + 1);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [open, option, bookingOfOption, unsigned, draft, waiting, confirmed] = [1, 2, 3, 4, 5, 6, 10].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const sha256OfDraft = '94e848cb88a82e03ce70599d7d2ceafc5313f2ceebd87db9fe90e6f7c6b3a3e3';
const sha256OfWaiting = '2606274557bce964f8a6566dfa416cbd92007065cb8ab0115ed0979556038c8d';
const elsewhere = { record: makeVenue('Nation'), rooms: [makeRoom('Nation', 'P')] };

// Lifecycle L2, L20.
onBothEngines(ofThatTime, (openOld) => {
  const worldOfOldRows = async () => {
    const database = await openOld();
    await database.script(oldRows);
    await migrate(database, bookingMigrations);
    const fake = fakeDocuments();
    const options = await optionWorld(database, elsewhere, { documents: fake.documents, newId: randomUUID });
    const world = { ...options, ...signatureVerbs(options, fake) };
    await mendDealRows(world.deps);
    return { ...world, ...changeVerbs(world) };
  };

  it('a quote, an option and signatures of an old version are read, extended, confirmed and finished', async () => {
    const world = await worldOfOldRows();
    expect(await faultsInBooks(world.deps)).toEqual([]);
    const shown = await world.send('GET', `/api/quotes/${open}`, claire);
    expect(shown).toMatchObject({ status: 200, body: { status: 'Presented', buildingName: 'Comet Ternes' } });
    expect((await world.send('GET', `/api/quotes/${open}`, hugo)).status).toBe(404);
    expect((await world.place(claire, open)).status).toBe(201);

    const { expiresAt } = await world.optionOf(hugo, option);
    const later = new Date(Date.parse(expiresAt) + day).toISOString();
    const asked = { body: { expiresAt: later, known: expiresAt } };
    expect((await world.send('POST', `/api/planning/options/${bookingOfOption}/extension`, staff, asked)).status).toBe(200);
    expect(await world.optionOf(hugo, option)).toMatchObject({ rank: 1, expiresAt: later });
    expect((await world.prepareAndSign(hugo, option)).body.status).toBe('Approved');

    expect((await world.sign(claire, unsigned, { draftId: draft, sha256: sha256OfDraft })).body.status).toBe('Approved');
    expect(await world.statusOf(claire, waiting)).toBe('Partially signed');
    expect((await world.countersign(waiting, { token: 'token-1', sha256: sha256OfWaiting })).status).toBe(201);
    expect(await world.statusOf(claire, waiting)).toBe('Approved');
    expect(await faultsInBooks(world.deps)).toEqual([]);
  });

  it('a confirmed booking of an old version keeps its price, changes and is cancelled', async () => {
    const world = await worldOfOldRows();
    const before = await world.quoteOfDeal(claire, confirmed);
    expect(before).toMatchObject({ status: 'Approved', totalIncludingVatPrice: 340_150 });
    const fewer = await world.change(claire, confirmed, [{ from: '2026-10-12', to: '2026-10-12', pax: 23 }]);
    expect(fewer).toMatchObject({ status: 201 });
    const { revision, previewHash } = (
      await world.send('POST', `/api/deals/${confirmed}/cancellation/preview`, claire, { body: { reason: 'dates', by: 'customer' } })
    ).body;
    const body = { revision, previewHash, reason: 'dates', by: 'customer' };
    expect((await world.send('POST', `/api/deals/${confirmed}/cancellation`, claire, { body })).status).toBe(201);
    expect((await world.claims()).filter((claim) => claim.includes('2026-10-12'))).toEqual([]);
    expect(await faultsInBooks(world.deps)).toEqual([]);
  });
});
