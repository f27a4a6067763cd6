import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay } from '../options/testing/option-searches.ts';

onEachOptionWorld((world) => {
  const path = (quoteId: string, rest = '') => `/api/quotes/${quoteId}/share-link${rest}`;
  const share = async (quoteId: string): Promise<string> => {
    const { status, body } = await world.send('POST', path(quoteId), claire);
    expect(status).toBe(201);
    const url = new URL(body.url);
    expect(url.pathname).toBe(`/quotes/${quoteId}/shared`);
    return new URLSearchParams(url.hash.slice(1)).get('share') ?? '';
  };
  const openWith = (quoteId: string, token: string, lng?: string) =>
    world.send('POST', path(quoteId, '/open'), null, { body: { token, lng } });

  describe('a link to a quote', () => {
    itOnBothEngines('shows its lines, total, rooms and days to somebody without an account, in their language', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.place(claire, quoteId);
      const token = await share(quoteId);
      const own = (await world.send('GET', `/api/quotes/${quoteId}?lng=en`, claire)).body;
      const { status, body } = await openWith(quoteId, token, 'en');
      expect(status).toBe(200);
      const { items, rooms, totalIncludingVatPrice, eventStartDate, option } = own;
      expect(rooms.length).toBeGreaterThan(0);
      expect(body.quote).toMatchObject({ id: quoteId, items, rooms, totalIncludingVatPrice, eventStartDate, option });
      expect(body.expiresAt).toBe(new Date(world.clock.now + 30 * day).toISOString());
    });

    it('tells nothing that is its customer’s alone', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { text, body } = await openWith(quoteId, await share(quoteId));
      const hidden = ['demandId', 'meetingScientist', 'particulars', 'customerCompany', 'callback', 'unprovenMinutes', 'amendment'];
      expect(hidden.filter((name) => name in body.quote)).toEqual([]);
      for (const own of [claire.email, claire.userId, claire.lastname]) expect(text).not.toContain(own);
    });

    it('opens nothing else: no other quote, no option, no link', async () => {
      const [quoteId, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(claire, oneDay, { afterwork: true })];
      const token = await share(quoteId);
      expect((await openWith(other, token)).status).toBe(404);
      expect((await world.send('GET', `/api/quotes/${quoteId}?share=${token}`, null)).status).toBe(401);
      expect((await world.send('POST', `/api/quotes/${quoteId}/option?share=${token}`, null)).status).toBe(401);
      expect((await world.send('POST', path(quoteId), null)).status).toBe(401);
      expect((await world.send('DELETE', path(quoteId), null)).status).toBe(401);
    });

    it('is made and ended by its customer alone', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const token = await share(quoteId);
      expect((await world.send('POST', path(quoteId), hugo)).status).toBe(404);
      expect((await world.send('DELETE', path(quoteId), hugo)).status).toBe(404);
      expect((await openWith(quoteId, token)).status).toBe(200);
    });

    itOnBothEngines('ends when it is revoked, with every other of that quote, and no link of another quote does', async () => {
      const [quoteId, other] = [await world.quoteOf(claire, oneDay), await world.quoteOf(claire, oneDay, { afterwork: true })];
      const [first, second, ofOther] = [await share(quoteId), await share(quoteId), await share(other)];
      expect((await openWith(quoteId, first)).status).toBe(200);
      expect((await world.send('DELETE', path(quoteId), claire)).status).toBe(204);
      expect((await world.send('DELETE', path(quoteId), claire)).status).toBe(204);
      const statuses = [await openWith(quoteId, first), await openWith(quoteId, second), await openWith(other, ofOther)].map(
        (it) => it.status,
      );
      expect(statuses).toEqual([404, 404, 200]);
      expect((await openWith(quoteId, await share(quoteId))).status).toBe(200);
    });

    itOnBothEngines('is listed with its days while it opens the quote, and ended alone, whichever was made first', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const links = async () => (await world.send('GET', path(quoteId), claire)).body.links;
      expect(await links()).toEqual([]);
      const first = await share(quoteId);
      world.clock.now += day;
      const second = await share(quoteId);
      const [newer, older] = await links();
      const at = (instant: number) => new Date(instant).toISOString();
      expect(newer).toMatchObject({ madeAt: at(world.clock.now), expiresAt: at(world.clock.now + 30 * day) });
      expect(older).toMatchObject({ madeAt: at(world.clock.now - day), expiresAt: at(world.clock.now + 29 * day) });
      expect((await world.send('DELETE', path(quoteId, `/${older.id}`), hugo)).status).toBe(404);
      expect((await world.send('GET', path(quoteId), hugo)).status).toBe(404);
      for (const _again of [1, 2]) expect((await world.send('DELETE', path(quoteId, `/${older.id}`), claire)).status).toBe(204);
      expect(await links()).toEqual([newer]);
      expect([(await openWith(quoteId, first)).status, (await openWith(quoteId, second)).status]).toEqual([404, 200]);
      world.clock.now += 30 * day;
      expect(await links()).toEqual([]);
    });

    it('cannot be shown again: the list names no token, nor what is kept of one', async () => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      const token = await share(quoteId);
      const { text } = await world.send('GET', path(quoteId), claire);
      const [kept] = await database.read.select().from(tables.quoteShare);
      for (const secret of [token, kept?.tokenHash ?? token]) expect(text).not.toContain(secret);
    });

    it('ends after 30 days, and is kept nowhere after that', async () => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      const token = await share(quoteId);
      world.clock.now += 30 * day - 1;
      expect((await openWith(quoteId, token)).status).toBe(200);
      world.clock.now += 1;
      expect((await openWith(quoteId, token)).status).toBe(404);
      await share(quoteId);
      expect(await database.read.select().from(tables.quoteShare)).toHaveLength(1);
    });

    it('ends with the account of who made it', async () => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      const token = await share(quoteId);
      expect(await tellErased(world, claire)).toBe(204);
      expect((await openWith(quoteId, token)).status).toBe(404);
      expect(await database.read.select().from(tables.quoteShare)).toEqual([]);
    });

    it('is stored as a hash only', async () => {
      const token = await share(await world.quoteOf(claire, oneDay));
      const { database, tables } = world.deps;
      const kept = await database.read.select().from(tables.quoteShare);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain(token);
      expect(token).toMatch(/^[\w-]{43}$/);
    });

    it('cannot be made without end, nor found by trying', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      for (let made = 0; made < 20; made++) await share(quoteId);
      expect((await world.send('POST', path(quoteId), claire)).status).toBe(429);
      const tries: number[] = [];
      for (let attempt = 0; attempt < 61; attempt++) tries.push((await openWith(quoteId, `guess-${attempt}`)).status);
      expect(new Set(tries.slice(0, 60))).toEqual(new Set([404]));
      expect(tries.at(-1)).toBe(429);
    });
  });
});
