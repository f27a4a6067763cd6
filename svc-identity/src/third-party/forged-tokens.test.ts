import type { Database } from '@plenary/service-kit/database/database';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { limits } from '../limits.ts';
import { consumers, googleClaims, microsoftClaims, otherTenant, tenant, testProviders, testSeconds } from '../testing/claims.ts';
import { identityWorld } from '../testing/identity-world.ts';
import { startTokenIssuer, type TokenIssuer, tampered, unsigned } from '../testing/token-issuer.ts';
import { useTokenIssuer } from '../testing/use-token-issuer.ts';
import { useUpAllButOne } from '../testing/use-up.ts';

// Covers B-X01–B-X02, B-D07–B-D08.

type Forge = (issuer: TokenIssuer, claims: typeof googleClaims | typeof microsoftClaims) => string | Promise<string>;
const withClaims =
  (overrides: object): Forge =>
  (issuer, claims) =>
    issuer.sign({ ...claims, ...overrides });

/** Wrong with any provider. */
const forged: [string, Forge][] = [
  ['another audience', withClaims({ aud: 'another-client' })],
  ['no audience', withClaims({ aud: undefined })],
  ['an audience of which ours is a part', withClaims({ aud: 'our-client-2 our-api-2' })],
  ['another issuer', withClaims({ iss: 'https://accounts.evil.example' })],
  ['no issuer', withClaims({ iss: undefined })],
  ['an issuer that begins like the right one', (issuer, claims) => issuer.sign({ ...claims, iss: `${claims.iss}.evil.example` })],
  ['a time that is over', withClaims({ exp: testSeconds - 61 })],
  ['no end', withClaims({ exp: undefined })],
  ['an end that is no number', (issuer, claims) => issuer.sign({ ...claims, exp: 'never' as unknown as number })],
  ['a time that has not come', withClaims({ nbf: testSeconds + 61 })],
  ['an issue in the future', withClaims({ iat: testSeconds + 3_600 })],
  ['an issue two days ago', withClaims({ iat: testSeconds - 172_800 })],
  ['no subject', withClaims({ sub: undefined })],
  ['an empty subject', withClaims({ sub: '' })],
  ['another page it was issued to', withClaims({ azp: 'another-page' })],
  ['no e-mail address', withClaims({ email: undefined, preferred_username: undefined })],
  ['an e-mail address that is no text', (issuer, claims) => issuer.sign({ ...claims, email: ['paul@atelier-nord.example'] as never })],
  ['no signature (alg none)', (_, claims) => unsigned(claims)],
  ['no signature (alg None)', (_, claims) => unsigned(claims, 'None')],
  ['no signature (alg RS256)', (_, claims) => unsigned(claims, 'RS256')],
  ['the public key as a shared secret (HS256)', (issuer, claims) => issuer.signWithPublicKey(claims)],
  ['a key nobody published', (issuer, claims) => issuer.signStrangely(claims, 'unknown')],
  ['a key nobody published under a published name', (issuer, claims) => issuer.signStrangely(claims, 'own')],
  ['claims changed after the signature', async (issuer, claims) => tampered(await issuer.sign(claims), { ...claims, sub: '1' })],
  ['text that is no token', () => 'not a token'],
  ['a token of five parts', async (issuer, claims) => `${await issuer.sign(claims)}.a.b`],
];
const forgedForMicrosoft: [string, Forge][] = [
  ['a Graph token of another application', withClaims({ aud: '00000003-0000-0000-c000-000000000000', azp: 'another-app' })],
  ['a Graph token of our own page', withClaims({ aud: '00000003-0000-0000-c000-000000000000' })],
  ['a tenant that may not sign in', withClaims({ tid: otherTenant, iss: `https://login.example/${otherTenant}/v2.0` })],
  ['a tenant that is not its issuer’s', withClaims({ tid: tenant, iss: `https://login.example/${otherTenant}/v2.0` })],
  ['no tenant', withClaims({ tid: undefined })],
  ['a tenant that is no id', withClaims({ tid: '..', iss: 'https://login.example/../v2.0' })],
  ['personal accounts, even where they were let in', withClaims({ tid: consumers, iss: `https://login.example/${consumers}/v2.0` })],
  ['an application for itself', withClaims({ scp: undefined, roles: ['Everything'] })],
  ['an application for itself with rights', withClaims({ idtyp: 'app' })],
  ['tokens of the first version', withClaims({ ver: '1.0' })],
];

const issuing = useTokenIssuer();

onEachEngine(identityMigrations, (open) => {
  const world = (database: Database, given: object = issuing().providers) => {
    const made = identityWorld(database, { providers: given });
    return {
      ...made,
      withGoogle: (tokenId: string, address = '192.0.2.1') =>
        made.post('/api/google/check-user', { tokenId }, { actor: { kind: 'visitor', address } }),
      withMicrosoft: (accessToken: string) => made.post('/api/microsoft/check-user', { accessToken }),
    };
  };

  describe('forged tokens', () => {
    itOnBothEngines('has tokens that are accepted before they are forged', async () => {
      const { withGoogle, withMicrosoft } = world(await open());
      for (const response of [
        await withGoogle(await issuing().issuer.sign(googleClaims)),
        await withMicrosoft(await issuing().issuer.sign(microsoftClaims)),
      ])
        expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({ status: 200, isNewUser: true });
    });

    it('refuses every one of them, opens nothing and reveals nothing', async () => {
      const { withGoogle, withMicrosoft, deps } = world(await open());
      const calls = [
        ...forged.map(([name, forge]) => ({
          name: `Google: ${name}`,
          send: async () => withGoogle(await forge(issuing().issuer, googleClaims)),
        })),
        ...[...forged, ...forgedForMicrosoft].map(([name, forge]) => ({
          name: `Microsoft: ${name}`,
          send: async () => withMicrosoft(await forge(issuing().issuer, microsoftClaims)),
        })),
      ];
      expect(calls.length).toBeGreaterThan(60);
      for (const { name, send } of calls) {
        await deps.database.transact((tx) => tx.delete(deps.tables.spentToken));
        await deps.database.script('DELETE FROM throttle');
        const response = await send();
        const { code, errors } = (await response.json()) as Record<string, unknown>;
        const cookie = response.headers.get('set-cookie');
        expect({ name, status: response.status, code, errors, cookie }).toEqual({
          name,
          status: 401,
          code: 'authentication-failed',
          errors: undefined,
          cookie: null,
        });
      }
      expect(await deps.database.read.$count(deps.tables.pendingSignIn)).toBe(0);
    });

    it('refuses a token of one provider at the other', async () => {
      const { withGoogle, withMicrosoft } = world(await open());
      expect((await withGoogle(await issuing().issuer.sign(microsoftClaims))).status).toBe(401);
      expect((await withMicrosoft(await issuing().issuer.sign(googleClaims))).status).toBe(401);
    });

    itOnBothEngines('takes an ID token once, of 8 times at once and however its signature is written', async () => {
      const { withGoogle } = world(await open());
      const token = await issuing().issuer.sign({ ...googleClaims, jti: 'once' });
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => withGoogle(token)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
      expect((await withGoogle(`${token}=`)).status).toBe(401);
    });

    it('lets an address try 30 of them in 15 minutes, and counts no good ones', async () => {
      const { withGoogle, deps } = world(await open());
      expect(limits.failedProvidersOfAddress).toMatchObject({ limit: 30, windowMilliseconds: 900_000 });
      await useUpAllButOne(deps, limits.failedProvidersOfAddress, '192.0.2.1');
      expect((await withGoogle(await issuing().issuer.sign({ ...googleClaims, jti: 'good' }))).status).toBe(200);
      expect((await withGoogle('wrong')).status).toBe(401);
      expect((await withGoogle(await issuing().issuer.sign({ ...googleClaims, jti: 'late' }))).status).toBe(429);
      expect((await withGoogle(await issuing().issuer.sign({ ...googleClaims, jti: 'other' }), '192.0.2.2')).status).toBe(200);
    });
  });

  describe('a provider', () => {
    itOnBothEngines('that is not configured is 404', async () => {
      const { withGoogle, withMicrosoft } = world(await open(), {});
      for (const response of [await withGoogle('x'), await withMicrosoft('x')]) {
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'provider-not-configured' });
      }
    });

    it('whose keys cannot be read is answered with 503, and no failure is counted', async () => {
      const down = await startTokenIssuer();
      down.goDown();
      const { withGoogle, deps } = world(await open(), testProviders(down));
      expect((await withGoogle(await down.sign(googleClaims))).status).toBe(503);
      await down.stop();
      const gone = world(deps.database, testProviders(down));
      expect((await gone.withGoogle(await down.sign(googleClaims))).status).toBe(503);
    });

    // Covers B-J27–B-J28.
    it('needs its token in the body', async () => {
      const { post } = world(await open());
      for (const [path, field] of [
        ['/api/google/check-user', 'tokenId'],
        ['/api/microsoft/check-user', 'accessToken'],
      ] as const)
        for (const value of [undefined, '', 'x'.repeat(16_001), 7]) {
          const response = await post(path, { [field]: value });
          expect(response.status).toBe(400);
          expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: { [field]: expect.any(String) } });
        }
    });
  });
});
