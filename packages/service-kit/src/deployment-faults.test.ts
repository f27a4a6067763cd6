import { randomBytes } from 'node:crypto';
import { isOwnMachine, isReachedByOthers, productionFaults } from './deployment-faults.ts';

const base64 = () => randomBytes(32).toString('base64');
const sound = {
  PUBLIC_URL: 'https://reunions.example',
  SMTP_URL: 'smtps://mail.example',
  ACTOR_SECRET: base64(),
  IDENTITY_SECRET: base64(),
};
const faults = (settings: Record<string, string | undefined>) => productionFaults({ ...sound, ...settings }, { sendsMails: true });

it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'http://192.0.2.1' }, { TRUSTED_PROXIES: '1' }])(
  'others reach %j',
  (settings) => {
    expect(isReachedByOthers(settings)).toBe(true);
  },
);

it.each([{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '0' }, { PUBLIC_URL: 'http://[::1]' }])(
  'nobody else reaches %j',
  (settings) => {
    expect(isReachedByOthers(settings)).toBe(false);
  },
);

it.each([
  [{ TRUSTED_PROXIES: 0 }, true],
  [{ TRUSTED_PROXIES: '0', NODE_ENV: 'test' }, true],
  [{ TRUSTED_PROXIES: 1 }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ NODE_ENV: 'production' }, false],
])('%j is the own machine of a developer: %s', (settings, expected) => {
  expect(isOwnMachine(settings)).toBe(expected);
});

it('production starts with https, a mail server and secrets of its own', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ SMTP_URL: undefined, MAIL_AS_FILES: 'on' })).toEqual([]);
  expect(productionFaults({ ...sound, SMTP_URL: undefined }, { sendsMails: false })).toEqual([]);
});

it.each([
  [{ PUBLIC_URL: 'http://reunions.example' }, 'PUBLIC_URL: has to be the https address'],
  [{ PUBLIC_URL: undefined }, 'PUBLIC_URL: has to be the https address'],
  [{ SMTP_URL: undefined }, 'SMTP_URL: is needed'],
  [{ SMTP_URL: undefined, MAIL_AS_FILES: 'off' }, 'SMTP_URL: is needed'],
  [{ ACTOR_SECRET: 'a'.repeat(40) }, 'ACTOR_SECRET: is easily guessed'],
  [{ IDENTITY_SECRET: 'abc'.repeat(13) }, 'IDENTITY_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: '0123456789abcdef'.repeat(2) }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'ACTOR_SECRET: is easily guessed'],
  [{ IDENTITY_SECRET: 'change-me-please-this-is-a-value-of-mine' }, 'IDENTITY_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: `${'a'.repeat(39)}b` }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: 'replace-this-with-a-long-random-string' }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: 'TODO-generate-this-before-we-go-live-1' }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: 'our_own_key_of_all_the_actors_there_are_1' }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET: 'correcthorsebatterystapleupthehill42!' }, 'ACTOR_SECRET: is easily guessed'],
  [{ ACTOR_SECRET_PREVIOUS: 'a'.repeat(40) }, 'ACTOR_SECRET_PREVIOUS: is easily guessed'],
  [{ IDENTITY_SECRET_PREVIOUS: sound.ACTOR_SECRET }, 'IDENTITY_SECRET_PREVIOUS: is the same as ACTOR_SECRET'],
  [{ IDENTITY_SECRET: sound.ACTOR_SECRET }, 'IDENTITY_SECRET: is the same as ACTOR_SECRET'],
  [{ IDENTITY_SECRET: `${sound.ACTOR_SECRET} ` }, 'IDENTITY_SECRET: is the same as ACTOR_SECRET'],
  [{ ACTOR_SECRET_PREVIOUS: sound.ACTOR_SECRET }, 'ACTOR_SECRET_PREVIOUS: is the same as ACTOR_SECRET'],
])('production is refused with %j, and the message names the setting', (settings, message) => {
  expect(faults(settings)).toEqual([expect.stringContaining(message)]);
});

it('an easily guessed secret that second factors were sealed with may stand before a better one', () => {
  expect(faults({ IDENTITY_SECRET_PREVIOUS: 'change-me-please-this-is-a-value-of-mine' })).toEqual([]);
});

it('no random secret is refused, of 32 hexadecimal digits or more', () => {
  for (let draw = 0; draw < 2_000; draw++)
    expect(faults({ ACTOR_SECRET: randomBytes(16).toString('hex'), IDENTITY_SECRET: base64() })).toEqual([]);
});
