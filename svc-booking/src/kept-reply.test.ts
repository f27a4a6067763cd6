import { gunzipSync } from 'node:zlib';
import { getCalendar, getVenue } from '@plenary/contracts/booking.schemas';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import type { Hono } from 'hono';
import { bumpCatalogue } from './db/bump-catalogue.ts';
import { bookingMigrations } from './db/migrations.ts';
import { bookingWorld } from './testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from './testing/make-venue.ts';

const addresses = ['/api/available-venues', '/api/buildings/ternes', '/api/calendars/FRA'];

onEachEngine(bookingMigrations, (open) => {
  /** Two replicas on one database. */
  const network = async () => {
    const database = await open();
    const [one, other] = [bookingWorld(database), bookingWorld(database)];
    const record = makeVenue('Ternes', { commercialName: 'Comet Ternes' });
    await putVenues(one.deps, [{ record, rooms: [makeRoom('Ternes', 'A')] }]);
    const { tables } = one.deps;
    const rename = (commercialName: string) =>
      database.transact(async (tx) => {
        await tx
          .update(tables.venue)
          .set({ record: { ...record, commercialName } })
          .returning();
        await bumpCatalogue(tx, tables);
      });
    return { one, other, rename };
  };
  const ask = async (app: Hono, address: string, headers: Record<string, string> = {}) => app.request(address, { headers });

  it.each(addresses)('%s is not sent again to a browser that has it', async (address) => {
    const { one, other } = await network();
    const first = await ask(one.app, address);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), etag]).toEqual([
      200,
      'private, no-cache',
      expect.stringMatching(/^W\/"[\w-]{43}"$/),
    ]);
    for (const { app } of [one, other]) {
      const again = await ask(app, address, { 'if-none-match': `"other", ${etag}` });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await ask(one.app, address, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is true at once after a change, on every replica', async () => {
    const { one, other, rename } = await network();
    const namesIn = async (headers: Record<string, string> = {}) =>
      Promise.all(
        [one, other].map(async ({ app }) => {
          const answer = await ask(app, '/api/buildings/ternes', headers);
          return [answer.status, answer.status === 200 && getVenue.response.parse(await answer.json()).commercialName];
        }),
      );
    expect(await namesIn()).toEqual([
      [200, 'Comet Ternes'],
      [200, 'Comet Ternes'],
    ]);
    const etag = (await ask(one.app, '/api/buildings/ternes')).headers.get('etag') ?? '';
    await rename('Comet Wagram');
    expect(await namesIn({ 'if-none-match': etag })).toEqual([
      [200, 'Comet Wagram'],
      [200, 'Comet Wagram'],
    ]);
  });

  it('is packed once for all who take it so', async () => {
    const { one } = await network();
    const plain = await (await ask(one.app, '/api/calendars/FRA')).text();
    for (let time = 0; time < 2; time++) {
      const packed = await ask(one.app, '/api/calendars/FRA', { 'accept-encoding': 'br, gzip' });
      expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it('a calendar of yesterday is not answered today', async () => {
    const { one } = await network();
    const firstDay = async () => getCalendar.response.parse(await (await ask(one.app, '/api/calendars/FRA')).json()).firstDay;
    expect(await firstDay()).toBe('2026-09-15');
    one.clock.now += 24 * 60 * 60 * 1_000;
    expect(await firstDay()).toBe('2026-09-16');
  });
});
