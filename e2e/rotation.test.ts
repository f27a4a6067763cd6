import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { Secret, TOTP } from 'otpauth';
import { startPlatform } from '../ops/supervisor/start-platform.ts';
import { awaitDemo } from './await-demo.ts';
import { seedsFolder } from './seed-demo.ts';
import { expect, test } from './strict-page.ts';
import { demoEvent } from './survey-steps.ts';

const password = 'demo-password-2026';
const claire = 'claire@atelier-nord.example';
const staff = 'staff@comet.example';
const shareLink = `/api/meeting-events/${demoEvent.saved}/customer-survey/share-link`;
const makeSecret = () => randomBytes(32).toString('base64');

test('a rotation of the secrets signs nobody out, and second factors and share links go on', async ({ playwright }) => {
  const dataDir = scratchFolder('plenary-rotation-');
  if (seedsFolder) cpSync(seedsFolder, dataDir, { recursive: true });
  const [before, after] = [makeSecret(), makeSecret()];
  const [identityBefore, identityAfter] = [makeSecret(), makeSecret()];
  const start = (settings: Record<string, string>) =>
    startPlatform({ environment: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings }, onLog: () => {} });
  // A cookie is of a host, whatever its port.
  const contextOn = (url: string, cookie = '') =>
    playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url, ...(cookie && { cookie }) } });

  let platform = await start({ ACTOR_SECRET: before, IDENTITY_SECRET: identityBefore });
  try {
    await awaitDemo(dataDir);
    const signIn = async (email: string) => {
      const browser = await contextOn(platform.url);
      const answer = await browser.post('/api/login', { data: { email, password, action: 'login' } });
      expect(answer.status()).toBe(200);
      return (answer.headers()['set-cookie'] ?? '').split(';')[0] ?? '';
    };
    const cookie = await signIn(claire);
    const owner = await contextOn(platform.url, cookie);
    const { url: link } = await (await owner.post(shareLink, { data: {} })).json();
    const token = new URLSearchParams(new URL(link, platform.url).hash.slice(1)).get('share');
    const enrolling = await contextOn(platform.url, await signIn(staff));
    const { secret } = await (await enrolling.post('/api/second-factor/enrol', { data: { password } })).json();
    const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect((await enrolling.post('/api/second-factor/confirm', { data: { code: codeAt(Date.now() - 30_000) } })).status()).toBe(200);
    await platform.stop();

    platform = await start({
      ...{ ACTOR_SECRET: after, ACTOR_SECRET_PREVIOUS: before },
      ...{ IDENTITY_SECRET: identityAfter, IDENTITY_SECRET_PREVIOUS: identityBefore },
    });
    const stillOwner = await contextOn(platform.url, cookie);
    expect(await (await stillOwner.get('/api/me')).json()).toMatchObject({ email: claire });
    const guest = await contextOn(platform.url);
    expect((await guest.post(`${shareLink}/open`, { data: { token } })).status()).toBe(200);
    await platform.stop();

    // The previous secrets are gone for good.
    platform = await start({ ACTOR_SECRET: after, IDENTITY_SECRET: identityAfter });
    const last = await contextOn(platform.url, cookie);
    expect((await last.get('/api/quotes')).status()).toBe(200);
    const visitor = await contextOn(platform.url);
    expect((await visitor.post(`${shareLink}/open`, { data: { token } })).status()).toBe(200);
    const pending = await visitor.post('/api/login', { data: { email: staff, password, action: 'login' } });
    expect(await pending.json()).toMatchObject({ type: 'SECOND_FACTOR_REQUIRED' });
    const verified = await visitor.post('/api/second-factor/verify', { data: { code: codeAt(Date.now()) } });
    expect(verified.status()).toBe(200);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
