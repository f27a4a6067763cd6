import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld } from '../testing/identity-world.ts';
import { makeUser, putCompanies, putUser } from '../testing/make-user.ts';

// Covers B-X11.

const { id, email } = makeUser();
const actor = testUser();
const path = '/api/me/profile';
const clara = { firstname: ' Clara ', lastname: 'Petit', phone: '01 42 00 99 99' };

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps);
    const trail = async () => (await made.deps.database.read.select().from(made.deps.tables.audit)).map(({ action }) => action);
    return { ...made, trail };
  };

  describe('PUT /api/me/profile', () => {
    itOnBothEngines('changes both names and the phone in the form of a sign-up, audited', async () => {
      const { put, get, trail } = await world();
      const response = await put(path, clara, { actor });
      expect(response.status).toBe(200);
      const changed = { id, email, firstname: 'Clara', lastname: 'Petit', phone: '+33142009999' };
      expect(await response.json()).toMatchObject(changed);
      expect(await (await get('/api/me', { actor })).json()).toMatchObject(changed);
      expect(await trail()).toEqual(['profile-changed']);
    });

    it('tells the other services, each change with a higher sequence, and sends nothing without a change', async () => {
      const { put, deliver, told, trail } = await world();
      await put(path, clara, { actor });
      await put(path, clara, { actor });
      await put(path, { ...clara, firstname: 'Chloé' }, { actor });
      await deliver();
      const payload = { userId: id, lastname: 'Petit', phone: '+33142009999' };
      expect(told).toMatchObject([
        { type: 'user.changed', aggregateId: id, sequence: 1, payload: { ...payload, firstname: 'Clara' } },
        { type: 'user.changed', aggregateId: id, sequence: 2, payload: { ...payload, firstname: 'Chloé' } },
      ]);
      expect(await trail()).toHaveLength(2);
    });

    it('sets the cookie again, so that the shell reloads the session', async () => {
      const { put, post, resolve } = await world();
      const cookie = cookieOf(await post('/api/login', { email, password: 'correct horse', action: 'login' }));
      const response = await put(path, clara, { actor, cookie });
      expect(cookieOf(response)).toBe(cookie);
      expect((await resolve(cookie)).user).toMatchObject({ firstname: 'Clara', phone: '+33142009999' });
    });

    it('names every wrong field with its code, and changes nothing', async () => {
      const { put, get, trail } = await world();
      const cases = [
        [{ ...clara, phone: '12' }, { phone: 'invalid' }],
        [{ ...clara, phone: '' }, { phone: 'invalid' }],
        [
          { firstname: '', lastname: '  ', phone: 'call me' },
          { firstname: 'required', lastname: 'required', phone: 'invalid' },
        ],
        [{ ...clara, lastname: 'x'.repeat(101) }, { lastname: 'value_too_long' }],
        [{}, { firstname: 'required', lastname: 'required', phone: 'invalid' }],
      ] as const;
      for (const [body, errors] of cases) {
        const response = await put(path, body, { actor });
        expect(response.status).toBe(400);
        expect(((await response.json()) as { errors: object }).errors).toEqual(errors);
      }
      expect(await (await get('/api/me', { actor })).json()).toMatchObject({ firstname: 'Claire', phone: '+33142000000' });
      expect(await trail()).toEqual([]);
    });

    it('needs a session, and a user who is still there', async () => {
      const { put } = await world();
      expect((await put(path, clara)).status).toBe(401);
      expect((await put(path, clara, { actor: testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9eff' }) })).status).toBe(401);
    });
  });
});
