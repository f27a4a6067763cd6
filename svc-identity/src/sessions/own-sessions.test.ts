import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, testNow } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { minute } from './session-rules.ts';

interface Listed {
  sessions: { id: string; createdAt: string; lastSeenAt: string; userAgent: string | null; isCurrent: boolean }[];
}
const paulId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02';
const paul = testUser({ userId: paulId });
const claire = testUser();

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps);
    await putUser(made.deps, { id: paulId, email: 'paul@atelier-nord.example' });
    const login = async (userAgent?: string, email = 'claire@atelier-nord.example') =>
      made.app.request('/api/login', {
        method: 'POST',
        headers: {
          ...(await as({ kind: 'visitor', address: '192.0.2.1' })),
          'content-type': 'application/json',
          ...(userAgent && { 'user-agent': userAgent }),
        },
        body: JSON.stringify({ email, password: 'correct horse', action: 'login' }),
      });
    const list = async (cookie?: string, actor = claire) =>
      ((await (await made.get('/api/sessions', { actor, cookie })).json()) as Listed).sessions;
    const end = async (id: string, actor = claire) =>
      made.app.request(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', headers: await as(actor) });
    return { ...made, login, list, end };
  };

  describe('the sessions of a user', () => {
    itOnBothEngines('are listed with what their browsers call themselves, the last used first', async () => {
      const { login, list, clock } = await world();
      const first = cookieOf(await login('Firefox on the desk'));
      clock.now += minute;
      await login(`Phone ${'x'.repeat(400)}`);
      await login('Of Paul', 'paul@atelier-nord.example');
      const found = await list(first);
      expect(found.map(({ userAgent, isCurrent }) => ({ userAgent: userAgent?.slice(0, 10), isCurrent }))).toEqual([
        { userAgent: 'Phone xxxx', isCurrent: false },
        { userAgent: 'Firefox on', isCurrent: true },
      ]);
      expect(found[0]?.userAgent).toHaveLength(300);
      expect(found[1]).toMatchObject({ createdAt: new Date(testNow).toISOString(), lastSeenAt: new Date(testNow).toISOString() });
    });

    it('are named by nothing that opens them', async () => {
      const { login, list, deps, resolve } = await world();
      await login();
      const [{ id = '', userAgent } = {}] = await list();
      expect(userAgent).toBeNull();
      const [row] = await deps.database.read.select().from(deps.tables.session);
      expect(id).not.toBe(row?.tokenHash);
      expect((await resolve(`plenary-session=${id}`)).user).toBeNull();
    });

    it('are listed no more once they are over', async () => {
      const { login, list, clock } = await world();
      await login();
      clock.now += 30 * 24 * 60 * minute;
      expect(await list()).toEqual([]);
    });

    itOnBothEngines('end where the user says so, at once, and no other', async () => {
      const { login, list, end, resolve, deps } = await world();
      const [here, there] = [cookieOf(await login()), cookieOf(await login())];
      const id = (await list(here)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
      expect((await end(id)).status).toBe(204);
      expect((await resolve(there)).user).toBeNull();
      expect((await resolve(here)).user).not.toBeNull();
      expect((await end(id)).status).toBe(404);
      expect(await deps.database.read.select().from(deps.tables.audit)).toMatchObject([
        { action: 'signed-out-there', userId: claire.userId },
      ]);
    });

    it('cannot be seen or ended by another user', async () => {
      const { login, list, end, resolve, get } = await world();
      const cookie = cookieOf(await login());
      const [{ id = '' } = {}] = await list(cookie);
      expect(await list(cookie, paul)).toEqual([]);
      const [others, nobodys] = [await end(id, paul), await end('x', paul)];
      expect([others.status, nobodys.status]).toEqual([404, 404]);
      expect((await resolve(cookie)).user).not.toBeNull();
      expect((await get('/api/sessions')).status).toBe(401);
    });
  });
});
