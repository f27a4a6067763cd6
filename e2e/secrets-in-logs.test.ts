import { type APIResponse, expect, request, test } from '@playwright/test';
import { actorTokens } from '@plenary/service-kit/actor';
import { TOTP } from 'otpauth';
import { signQuote } from './booked-event.ts';
import { freshEmail } from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { startOwnPlatform } from './own-platform.ts';
import { claire, demoEvent } from './survey-steps.ts';

const claireAsContact = '0037Q00000Cl001';

/** Whatever grants access in one run, by what it is. */
const createSecrets = () => {
  const kept = new Map<string, string>();
  return {
    keep: (what: string, secret: string): string => {
      expect(secret.length, what).toBeGreaterThan(5);
      kept.set(secret, what);
      return secret;
    },
    /** The kinds of secrets that a line holds; a code of digits counts only where it stands alone, because ids hold digits too. */
    foundIn: (line: string): string[] =>
      [...kept]
        .filter(([secret]) => (/^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(line) : line.includes(secret)))
        .map(([, what]) => what),
    kinds: () => [...new Set(kept.values())],
  };
};
type Secrets = ReturnType<typeof createSecrets>;

interface Run {
  url: string;
  secrets: Secrets;
}

/** A browser of the run, whose cookies are secrets. */
const openBrowser = async ({ url, secrets }: Run) => {
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const checked = async (answer: APIResponse, status: number) => {
    expect(answer.status(), `${new URL(answer.url()).pathname}: ${await answer.text()}`).toBe(status);
    const { cookies } = await context.storageState();
    for (const { name, value } of cookies) if (value.length >= 20) secrets.keep(`cookie ${name}`, value);
    return answer;
  };
  return {
    context,
    get: async (path: string, status = 200) => checked(await context.get(path, { maxRedirects: 0 }), status),
    post: async (path: string, data: object, status = 200) => checked(await context.post(path, { data }), status),
  };
};
type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** The token of a mailed link, whose page is opened as well. */
const openMail = async ({ context, get }: Browser, secrets: Secrets, wanted: { to: string; path: string }): Promise<string> => {
  const link = new URL(await mailedLink(context, wanted), 'http://any.invalid');
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
  await get(link.pathname + link.search);
  return secrets.keep(`token of ${wanted.path}`, token);
};

/** Signs up, activates, chooses another password by mail; answers the account. */
const makeAccount = async (browser: Browser, secrets: Secrets) => {
  const email = freshEmail('journal', 'grand-compte.example');
  const first = secrets.keep('password of the sign-up', 'une phrase dans aucun journal');
  const person = { firstname: 'Nora', lastname: 'Lambert', phone: '+33142000007', lang: 'fr' };
  await browser.post('/api/signup/framework-contract', { email, ...person, password: first, redirectUrl: '/' });
  await browser.post('/api/signup/activate', {
    token: await openMail(browser, secrets, { to: email, path: '/authentication/activate' }),
  });
  await browser.get(`/api/reset-password/send-email?${new URLSearchParams({ email, resetPasswordUrl: '/reset-password' })}`, 200);
  const token = await openMail(browser, secrets, { to: email, path: '/reset-password' });
  await browser.get(`/api/reset-password/check-token?${new URLSearchParams({ token })}`, 204);
  const password = secrets.keep('password of the reset', 'une autre phrase, ni celle-là');
  await browser.post('/api/reset-password', { token, password });
  await browser.get(`/api/reset-password/check-token?${new URLSearchParams({ token })}`, 400);
  return { email, password };
};

const useSecondFactor = async ({ get, post, context }: Browser, secrets: Secrets, account: { email: string; password: string }) => {
  const { secret, uri } = await (await post('/api/second-factor/enrol', { password: account.password })).json();
  secrets.keep('key of the authenticator', secret);
  secrets.keep('address of the authenticator', uri);
  const codeOf = (stepsAhead: number) =>
    secrets.keep('code of the authenticator', new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 }));
  const { recoveryCodes } = await (await post('/api/second-factor/confirm', { code: codeOf(-1) })).json();
  for (const code of recoveryCodes) secrets.keep('recovery code', code);
  const logIn = async () => {
    await context.get('/api/logout', { maxRedirects: 0 });
    await post('/api/login', { ...account, action: 'login' });
  };
  await logIn();
  await post('/api/second-factor/verify', { code: secrets.keep('wrong code', 'no-such-code-at-all') }, 401);
  await post('/api/second-factor/verify', { code: codeOf(1) });
  await logIn();
  await post('/api/second-factor/verify', { code: recoveryCodes[0] });
  await get('/api/me');
};

const shareSurvey = async (customer: Browser, guest: Browser, secrets: Secrets) => {
  const password = secrets.keep('password of the demo', 'demo-password-2026');
  await customer.post('/api/login', { email: claire, password, action: 'login' });
  const survey = `/api/meeting-events/${demoEvent.saved}/customer-survey`;
  const link = new URL((await (await customer.post(`${survey}/share-link`, {}, 201)).json()).url);
  secrets.keep('share link', link.href);
  const token = secrets.keep(
    'token of a share link',
    link.searchParams.get('share') ?? new URLSearchParams(link.hash.slice(1)).get('share') ?? '',
  );
  await guest.get(link.pathname + link.search);
  await guest.post(`${survey}/share-link/open`, { token });
  await guest.get(survey);
  await guest.post(`/api/meeting-events/${claireAsContact}/check-user`, { eventId: demoEvent.saved, share: token });
};

/** A quote that a second person signs by a mailed link; the account signs first. */
const countersign = async ({ url, secrets }: Run, customer: Browser) => {
  const to = freshEmail('contresigne', 'grand-compte.example');
  const quoteId = await signQuote(customer.context, { baseURL: url, secondSignatory: to });
  const second = await openBrowser({ url, secrets });
  const path = `/api/quotes/${quoteId}/countersignature`;
  const token = await openMail(second, secrets, { to, path: `/quotes/${quoteId}/countersignature` });
  const { sha256 } = await (await second.post(`${path}/open`, { token })).json();
  await second.get(`${path}/document`);
  await second.get(`${path}?${new URLSearchParams({ token })}`);
  await second.post(path, { token, sha256, name: 'Nadia Roux', goodForAgreement: true }, 201);
};

/** A calendar feed of the desk: programs that read it have nothing but the token in its address. */
const readFeed = async (staff: Browser, program: Browser, secrets: Secrets) => {
  const password = secrets.keep('password of the demo', 'demo-password-2026');
  await staff.post('/api/login', { email: 'staff@comet.example', password, action: 'login' });
  const form = { name: 'Ternes', kind: 'venue', id: 'ternes', detail: 'titles' };
  const address = new URL((await (await staff.post('/api/desk/feeds', form, 201)).json()).address);
  const token = secrets.keep('token of a calendar feed', address.searchParams.get('token') ?? '');
  const calendar = await program.get(address.pathname + address.search);
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await program.get(`/api/feeds/${crypto.randomUUID()}/calendar.ics?token=${token}`, 404);
};

/** A token in which services tell each other who asks. */
const actorToken = /eyJ[\w-]{10,}\.[\w-]{20,}\.[\w-]{20,}/;

/** Calls that fail, each with something secret. */
const failCalls = async ({ context }: Browser, secrets: Secrets) => {
  const token = secrets.keep('token of a failed call', 'token-of-a-failed-call');
  const password = secrets.keep('wrong password', 'un mauvais mot de passe');
  const failed = [
    await context.post('/api/login', { data: { email: claire, password, action: 'login' } }),
    await context.post('/api/login', { headers: { 'content-type': 'application/json' }, data: Buffer.from(`{"password":"${password}"`) }),
    await context.post('/api/signup/activate', { data: { token } }),
    await context.post('/api/reset-password', { data: { token, password: 'x' } }),
    await context.get(`/api/reset-password/check-token?token=${token}`),
    await context.get(`/api/quotes/${crypto.randomUUID()}/countersignature?token=${token}`),
    await context.get(`/api/nowhere?token=${token}`),
    await context.get('/api/me', { headers: { cookie: `session=${token}`, authorization: `Bearer ${token}` } }),
  ];
  for (const answer of failed) expect(answer.status(), answer.url()).toBeGreaterThanOrEqual(400);
};

/** What browsers report of a page that was opened with a token. */
const reportErrors = async ({ post, context }: Browser, secrets: Secrets, url: string) => {
  const token = secrets.keep('token of a report', 'token-of-a-reported-page');
  for (const page of [`/reset-password?token=${token}`, `/reset-password#token=${token}`]) {
    const address = url + page;
    await post('/api/monitoring/report', { message: `Error: ${address}\n    at f (${url}/main.js?share=${token}:1:2)`, page }, 204);
    const violation = { 'csp-report': { 'document-uri': address, referrer: address, 'blocked-uri': address } };
    const headers = { 'content-type': 'application/csp-report' };
    expect((await context.post('/api/monitoring/csp', { headers, data: JSON.stringify(violation) })).status()).toBe(204);
  }
};

test('no line of the logs holds a password, a cookie, a token, a code, a share link or an actor of the run', async () => {
  const lines: string[] = [];
  const secrets = createSecrets();
  const { platform, stop } = await startOwnPlatform({ LOG_LEVEL: 'debug' }, (line) => void lines.push(line));
  try {
    const run = { url: platform.url, secrets };
    const browser = await openBrowser(run);
    await useSecondFactor(browser, secrets, await makeAccount(browser, secrets));
    await shareSurvey(await openBrowser(run), await openBrowser(run), secrets);
    await countersign(run, browser);
    await readFeed(await openBrowser(run), await openBrowser(run), secrets);
    const stranger = await openBrowser(run);
    await failCalls(stranger, secrets);
    await reportErrors(stranger, secrets, platform.url);
  } finally {
    await stop();
  }
  const log = lines.join('\n');
  for (const part of ['gateway', 'svc-identity', 'svc-booking', 'svc-survey', 'svc-documents'])
    expect(log).toContain(`"service":"${part}"`);
  for (const logged of ['/api/reset-password/check-token', '"browser error"', '"content security policy"']) expect(log).toContain(logged);
  expect(secrets.kinds().length).toBeGreaterThan(15);
  expect(await actorTokens({ secret: 'any secret of enough length to sign' }).sign({ kind: 'service', name: 'svc-survey' })).toMatch(
    actorToken,
  );
  expect(lines.filter((line) => actorToken.test(line))).toEqual([]);
  expect(lines.map((line) => [secrets.foundIn(line), line]).filter(([found]) => found?.length)).toEqual([]);
});
