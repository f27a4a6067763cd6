import { webcrypto } from 'node:crypto';
import { exchangeCode, goToMicrosoft, microsoftAddress, takeAttempt } from './microsoft-sign-in.ts';

// Covers B-T01–B-T02.

const settings = { clientId: 'page', authority: 'https://login.example/organizations', scope: 'api://api/enter' };

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => sessionStorage.clear());

const leaveWith = async () => {
  const addresses: string[] = [];
  await goToMicrosoft({ settings, from: '/quotes/7', go: (address) => void addresses.push(address) });
  return new URL(addresses[0] ?? '');
};

test('the browser leaves with a state and a challenge of its own, never with the verifier', async () => {
  const [one, two] = [await leaveWith(), await leaveWith()];
  expect(one.origin + one.pathname).toBe('https://login.example/organizations/oauth2/v2.0/authorize');
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    client_id: 'page',
    response_type: 'code',
    redirect_uri: `${window.location.origin}/authentication/auth-microsoft`,
    scope: 'openid email profile api://api/enter',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'code_challenge']) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
  }
  const { verifier } = JSON.parse(sessionStorage.getItem('microsoft-sign-in') ?? '{}') as { verifier: string };
  expect(two.href).not.toContain(verifier);
});

test('the challenge is that of RFC 7636', async () => {
  const attempt = { state: 's', verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', from: '/' };
  const { searchParams } = new URL(await microsoftAddress(settings, attempt));
  expect(searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

test('the answer is taken once, with the very state', async () => {
  const state = (await leaveWith()).searchParams.get('state') ?? '';
  expect(takeAttempt(new URLSearchParams({ state }))).toMatchObject({ from: '/quotes/7' });
  expect(takeAttempt(new URLSearchParams({ state }))).toBeNull();
});

test('an answer to another request is rejected, and ends ours', async () => {
  const state = (await leaveWith()).searchParams.get('state') ?? '';
  expect(takeAttempt(new URLSearchParams({ state: 'other' }))).toBeNull();
  expect(takeAttempt(new URLSearchParams({ state }))).toBeNull();
});

const exchange = (status: number, body: unknown) => {
  const wire = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body, { status }));
  const token = exchangeCode(settings, { code: 'c', verifier: 'v' }, new AbortController().signal);
  return { wire, token };
};

test('a code becomes a token, with the verifier and without cookies', async () => {
  const { wire, token } = exchange(200, { access_token: 'token-1' });
  expect(await token).toBe('token-1');
  const [address, init] = wire.mock.lastCall ?? [];
  expect(address).toBe('https://login.example/organizations/oauth2/v2.0/token');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
    grant_type: 'authorization_code',
    code: 'c',
    code_verifier: 'v',
  });
});

test.each([
  [400, { error: 'invalid_grant' }],
  [200, {}],
  [200, ['token']],
  [200, { access_token: '' }],
])('an answer of %i %j is no token', async (status, body) => {
  await expect(exchange(status, body).token).rejects.toThrow('Microsoft gave no token');
});
