import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTokenIssuer, type TokenIssuer, tampered, unsigned } from '../testing/token-issuer.ts';
import { createSso } from '../third-party/sso.ts';

// Covers B-J27–B-J28, B-X01–B-X02, B-D07–B-D08.

const clientId = 'plenary';
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const redirectUri = 'http://127.0.0.1:3000/api/sso/callback';
type Claims = Record<string, unknown>;

/** An identity provider that signs any claims. */
const startProvider = async (issuer: TokenIssuer) => {
  const desk = { idToken: '' };
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: issuer.jwksUrl,
        response_types_supported: ['code'],
        // It offers more than it should: what is taken is ours to say.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/token': { access_token: 'access', token_type: 'Bearer', id_token: desk.idToken },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, desk, stop: () => new Promise((resolve) => server.close(resolve)) };
};

let issuer: TokenIssuer;
let provider: Awaited<ReturnType<typeof startProvider>>;
let right: Claims;
beforeAll(async () => {
  issuer = await startTokenIssuer();
  provider = await startProvider(issuer);
  const now = Math.floor(Date.now() / 1_000);
  right = {
    ...{ iss: provider.origin, aud: clientId, sub: 'paul', nonce: secrets.nonce, iat: now, exp: now + 300 },
    ...{ email: 'paul@atelier-nord.example', email_verified: true },
  };
});
afterAll(async () => {
  await provider.stop();
  await issuer.stop();
});

const personOf = async (idToken: string, clientSecret?: string) => {
  provider.desk.idToken = idToken;
  const sso = createSso({
    issuer: provider.origin,
    clientId,
    clientSecret,
    scopes: 'openid email',
    domains: ['atelier-nord.example'],
    redirectUri,
  });
  return sso.personOf(`?${new URLSearchParams({ code: 'code', state: secrets.state })}`, secrets);
};

type Forge = (claims: Claims) => string | Promise<string>;
const withClaims =
  (overrides: (claims: Claims) => Claims): Forge =>
  (claims) =>
    issuer.sign({ ...claims, ...overrides(claims) });
const seconds = (from: number) => Math.floor(Date.now() / 1_000) + from;

const forged: [string, Forge][] = [
  ['another issuer', withClaims(() => ({ iss: 'https://accounts.evil.example' }))],
  ['an issuer that begins like the right one', withClaims(({ iss }) => ({ iss: `${iss}.evil.example` }))],
  ['no issuer', withClaims(() => ({ iss: undefined }))],
  ['another audience', withClaims(() => ({ aud: 'another-client' }))],
  ['no audience', withClaims(() => ({ aud: undefined }))],
  ['an audience of which ours is a part', withClaims(() => ({ aud: 'plenary-2' }))],
  ['two audiences and nobody it was issued to', withClaims(() => ({ aud: [clientId, 'another-client'] }))],
  ['another client it was issued to', withClaims(() => ({ aud: [clientId, 'another-client'], azp: 'another-client' }))],
  ['another nonce', withClaims(() => ({ nonce: 'x'.repeat(43) }))],
  ['no nonce', withClaims(() => ({ nonce: undefined }))],
  ['a time that is over', withClaims(() => ({ exp: seconds(-120) }))],
  ['no end', withClaims(() => ({ exp: undefined }))],
  ['an end that is no number', withClaims(() => ({ exp: 'never' }))],
  ['a time that has not come', withClaims(() => ({ nbf: seconds(120) }))],
  ['no instant of issue', withClaims(() => ({ iat: undefined }))],
  ['no subject', withClaims(() => ({ sub: undefined }))],
  ['an empty subject', withClaims(() => ({ sub: '' }))],
  ['no signature (alg none)', (claims) => unsigned(claims)],
  ['no signature (alg None)', (claims) => unsigned(claims, 'None')],
  ['no signature (alg RS256)', (claims) => unsigned(claims, 'RS256')],
  ['the public key as a shared secret (HS256)', (claims) => issuer.signWithPublicKey(claims)],
  ['a key nobody published', (claims) => issuer.signStrangely(claims, 'unknown')],
  ['a key nobody published under a published name', (claims) => issuer.signStrangely(claims, 'own')],
  ['claims changed after the signature', async (claims) => tampered(await issuer.sign(claims), { ...claims, sub: 'somebody-else' })],
  ['text that is no token', () => 'not a token'],
  ['a token of five parts', async (claims) => `${await issuer.sign(claims)}.a.b`],
  ['nothing', () => ''],
];

describe('ID tokens of the corporate identity provider', () => {
  it('are accepted before they are forged', async () => {
    const person = { issuer: provider.origin, subject: 'paul', email: 'paul@atelier-nord.example', mailboxProven: true };
    expect(await personOf(await issuer.sign(right))).toMatchObject(person);
    expect(await personOf(await issuer.sign({ ...right, aud: [clientId, 'another-client'], azp: clientId }))).toMatchObject(person);
  });

  it.each(forged)('with %s open nothing', async (_, forge) => {
    await expect(personOf(await forge(right))).rejects.toThrow();
    await expect(personOf(await forge(right), 'the-secret-of-our-client')).rejects.toThrow();
  });
});
