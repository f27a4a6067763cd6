import { ownedBy } from '@plenary/contracts/endpoints';
import * as userSchemas from '@plenary/contracts/user.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { identityWorld } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';

// Covers B-J01.

onEachEngine(identityMigrations, (open) => {
  const world = async (overrides: Parameters<typeof putUser>[1] = {}, options: Parameters<typeof identityWorld>[1] = {}) => {
    const made = identityWorld(await open(), options);
    await putCompanies(made.deps);
    await putUser(made.deps, overrides);
    return made;
  };

  // Covers B-X11.
  describe('GET /api/me', () => {
    itOnBothEngines("answers the user's current data, uncached", async () => {
      const { get } = await world({ firstname: 'Clara', role: 'staff' });
      const response = await get('/api/me', { actor: testUser({ firstname: 'Claire' }) });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(userSchemas.me.response.strict().parse(await response.json())).toMatchObject({
        email: 'claire@atelier-nord.example',
        firstname: 'Clara',
        role: 'staff',
        companyName: 'Atelier Nord',
        frameworkContract: null,
      });
    });

    it('answers the framework contract in force', async () => {
      const { get } = await world({ email: 'hugo@grand-compte.example', companyId: 'grand-compte' });
      const response = await get('/api/me', { actor: testUser() });
      expect(await response.json()).toMatchObject({ frameworkContract: { companyName: 'Grand Compte', percent: 10 } });
    });

    it('answers 401 to a visitor, and for a user who is gone', async () => {
      const { get } = await world();
      expect((await get('/api/me')).status).toBe(401);
      const response = await get('/api/me', { actor: testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9eff' }) });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'authentication-required' });
    });
  });

  describe('PATCH /api/me', () => {
    itOnBothEngines('sets the language, of mails too', async () => {
      const { patch, get, deliver } = await world();
      expect((await patch('/api/me', { lang: 'es' }, { actor: testUser() })).status).toBe(204);
      expect(await (await get('/api/me', { actor: testUser() })).json()).toMatchObject({ lang: 'es' });
      await get('/api/reset-password/send-email?email=claire@atelier-nord.example');
      expect(await deliver()).toMatchObject([{ subject: 'Elija una nueva contraseña de Comet' }]);
    });

    it.each([
      [['nl', 'fr'], 'fr', 'Choisissez un nouveau mot de passe Comet'],
      [['nl', 'en'], 'nl', 'Kies een nieuw wachtwoord voor Comet'],
      [['en', 'es'], 'es', 'Elija una nueva contraseña de Comet'],
    ] as const)('where %j are offered, somebody who reads Spanish is written to in %s', async (languages, lang, subject) => {
      const { get, deliver } = await world({ lang: 'es' }, { languages });
      expect(await (await get('/api/me', { actor: testUser() })).json()).toMatchObject({ lang });
      await get('/api/reset-password/send-email?email=claire@atelier-nord.example');
      expect(await deliver()).toMatchObject([{ subject }]);
    });

    // Covers B-J02.
    it('refuses a language the product does not have, and a visitor', async () => {
      const { patch } = await world();
      const response = await patch('/api/me', { lang: 'de' }, { actor: testUser() });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: { lang: 'invalid_value' } });
      expect((await patch('/api/me', { lang: 'es' })).status).toBe(401);
    });
  });

  it('publishes every call of its contracts, and none of the internal ones', async () => {
    const { get } = await world();
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: object };
    const published = ownedBy('identity').flatMap(({ access, path }) => (access === 'service' ? [] : [path]));
    expect(Object.keys(paths).sort()).toEqual([...new Set(published)].sort());
  });
});
