import { makeSecret } from '@plenary/service-kit/made-secret';
import { identityConfig } from './config.ts';
import { demoPassword } from './demo/demo-accounts.ts';
import { createProviders } from './third-party/providers.ts';

const secret = { ACTOR_SECRET: makeSecret() };
const reached = { PUBLIC_URL: 'https://book.example', SMTP_URL: 'smtps://mail.example' };
const production = {
  NODE_ENV: 'production',
  IDENTITY_SECRET: makeSecret(),
  ...reached,
};
const DEMO_PASSWORD = makeSecret();
const thoughtOf = [demoPassword, `${demoPassword} `, 'aaaaaaaaaaaa', 'Password-2026!', 'a-password-of-this-demo'];

describe('settings', () => {
  it('has a default for all but the secret', () => {
    expect(identityConfig(secret)).toMatchObject({
      SEED: 'demo',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      MAIL_FROM: 'Comet <bonjour@comet.example>',
      PUBLIC_EMAIL_DOMAINS: [],
      BRAND_NAME: 'Comet',
    });
  });

  it('requires the secret for second factors in production, and generates one elsewhere', () => {
    expect(() => identityConfig({ ...secret, ...reached, NODE_ENV: 'production' })).toThrow('IDENTITY_SECRET: required in production');
    expect(() => identityConfig({ ...secret, ...production, IDENTITY_SECRET: 'short' })).toThrow('IDENTITY_SECRET');
    expect(identityConfig({ ...secret, ...production }).IDENTITY_SECRET).toBe(production.IDENTITY_SECRET);
  });

  it('reads the limits of wrong passwords and sign-ups, and refuses waits that shrink', () => {
    const read = identityConfig({ ...secret, GUESSES_PER_ACCOUNT: '3/10/20/30', KNOWN_BROWSER_DAYS: '7' });
    expect(read.GUESSES_PER_ACCOUNT).toEqual({ free: 3, firstWait: 10_000, longestWait: 20_000, forgottenAfter: 30_000 });
    expect(read).toMatchObject({ KNOWN_BROWSER_DAYS: 7, SIGNUPS_PER_HOUR: 30, GUESSES_PER_ADDRESS: { free: 30, longestWait: 60_000 } });
    for (const wrong of ['5', '5/60/900', '0/60/900/86400', '5/60/30/86400', '5/60/900/600', '5/60/900/86400/1'])
      expect(() => identityConfig({ ...secret, GUESSES_PER_ADDRESS: wrong })).toThrow('GUESSES_PER_ADDRESS');
  });

  it('seeds nothing in production unless asked', () => {
    expect(identityConfig({ ...secret, ...production }).SEED).toBe('none');
    expect(identityConfig({ ...secret, ...production, SEED: 'demo', DEMO_PASSWORD }).SEED).toBe('demo');
  });

  it.each(['0.0.0.0', '::', '192.0.2.1', 'booking.example', '127.0.0.1.example'])(
    'refuses demo accounts with a password that nobody made on %s',
    (HOST) => {
      expect(() => identityConfig({ ...secret, HOST })).toThrow('DEMO_PASSWORD: others reach');
      expect(() => identityConfig({ ...secret, HOST, SEED: 'demo' })).toThrow('DEMO_PASSWORD: others reach');
      for (const DEMO_PASSWORD of thoughtOf)
        expect(() => identityConfig({ ...secret, HOST, SEED: 'demo', DEMO_PASSWORD })).toThrow('DEMO_PASSWORD: others reach');
      expect(identityConfig({ ...secret, HOST, SEED: 'demo', DEMO_PASSWORD }).SEED).toBe('demo');
      expect(identityConfig({ ...secret, HOST, SEED: 'none' }).HOST).toBe(HOST);
    },
  );

  it('refuses demo accounts with a password that nobody made behind a proxy and in production', () => {
    for (const settings of [{ TRUSTED_PROXIES: '1' }, { PUBLIC_URL: 'https://book.example' }, production])
      for (const DEMO_PASSWORD of [undefined, ...thoughtOf])
        expect(() => identityConfig({ ...secret, ...settings, SEED: 'demo', DEMO_PASSWORD })).toThrow('DEMO_PASSWORD: others reach');
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('takes demo accounts on %s', (HOST) => {
    expect(identityConfig({ ...secret, HOST }).SEED).toBe('demo');
  });

  it('keeps the origin of PUBLIC_URL, and reads a list of domains', () => {
    const read = identityConfig({
      ...secret,
      SEED: 'none',
      PUBLIC_URL: 'https://book.example/app/',
      PUBLIC_EMAIL_DOMAINS: ' Perso.example, mail.example ,',
    });
    expect(read).toMatchObject({ PUBLIC_URL: 'https://book.example', PUBLIC_EMAIL_DOMAINS: ['perso.example', 'mail.example'] });
  });

  it.each([
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [{ SEED: 'everything' }, 'SEED'],
    [{ ACTOR_SECRET: 'short' }, 'ACTOR_SECRET'],
    [{ DATABASE_URL_IDENTITY: 'mysql://x' }, 'DATABASE_URL_IDENTITY'],
  ])('names the wrong setting in %j', (wrong, name) => {
    expect(() => identityConfig({ ...secret, ...wrong })).toThrow(name);
  });
});

describe('settings of identity providers', () => {
  it('are none unless they are set', () => {
    expect(createProviders(identityConfig(secret), Date.now)).toEqual({ google: null, microsoft: null, sso: null });
  });

  it('bring the providers they name', () => {
    const ids = { GOOGLE_CLIENT_ID: 'g', MICROSOFT_API_CLIENT_ID: 'm', SSO_ISSUER: 'https://id.example', SSO_CLIENT_ID: 's' };
    const { google, microsoft, sso } = createProviders(identityConfig({ ...secret, ...ids }), Date.now);
    expect([google, microsoft, sso]).not.toContain(null);
  });

  it.each([
    [{ SSO_ISSUER: 'http://id.example', SSO_CLIENT_ID: 's' }, 'SSO_ISSUER'],
    [{ SSO_ISSUER: 'https://id.example' }, 'SSO_CLIENT_ID'],
    [{ SSO_CLIENT_ID: 's' }, 'SSO_CLIENT_ID'],
    [{ MICROSOFT_ISSUER: 'https://login.example/v2.0' }, 'MICROSOFT_ISSUER'],
    [{ GOOGLE_JWKS_URL: 'keys' }, 'GOOGLE_JWKS_URL'],
  ])('names the wrong one in %j', (wrong, name) => {
    expect(() => identityConfig({ ...secret, ...wrong })).toThrow(name);
  });
});

describe('STAFF_SECOND_FACTOR', () => {
  it('is required in production and optional in the demo, unless it is set', () => {
    const read = (environment: Record<string, string>) => identityConfig({ ...secret, ...environment }).STAFF_SECOND_FACTOR;
    expect(read({ ...production })).toBe('required');
    expect(read({ ...production, SEED: 'demo', DEMO_PASSWORD })).toBe('optional');
    expect(read({})).toBe('optional');
    expect(read({ STAFF_SECOND_FACTOR: 'required' })).toBe('required');
    expect(read({ ...production, STAFF_SECOND_FACTOR: 'optional' })).toBe('optional');
  });
});
