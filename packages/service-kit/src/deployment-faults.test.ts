import { isOwnMachine, isReachedByOthers, productionFaults } from './deployment-faults.ts';
import { makeSecret } from './made-secret.ts';

const sound = {
  PUBLIC_URL: 'https://reunions.example',
  SMTP_URL: 'smtps://mail.example',
  ACTOR_SECRET: makeSecret(),
  IDENTITY_SECRET: makeSecret(),
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
  [{ ACTOR_SECRET: 'a'.repeat(40) }, 'ACTOR_SECRET: could be guessed'],
  [{ IDENTITY_SECRET: 'abc'.repeat(13) }, 'IDENTITY_SECRET: could be guessed'],
  [{ ACTOR_SECRET: 'CorrectHorseBatteryStapleMeeting2026!' }, 'ACTOR_SECRET: could be guessed'],
  [{ ACTOR_SECRET: 'TODO_fill_me_in_before_we_go_live_on_Monday' }, 'ACTOR_SECRET: could be guessed'],
  [{ IDENTITY_SECRET: `${sound.ACTOR_SECRET}0` }, 'IDENTITY_SECRET: could be guessed'],
  [{ IDENTITY_SECRET: sound.ACTOR_SECRET.toUpperCase() }, 'IDENTITY_SECRET: could be guessed'],
  [{ IDENTITY_SECRET: `${sound.ACTOR_SECRET}\u200b` }, 'IDENTITY_SECRET: '],
  [{ ACTOR_SECRET_PREVIOUS: 'a'.repeat(40) }, 'ACTOR_SECRET_PREVIOUS: could be guessed'],
  [{ IDENTITY_SECRET_PREVIOUS: sound.ACTOR_SECRET }, 'IDENTITY_SECRET_PREVIOUS: is the same as ACTOR_SECRET'],
  [{ IDENTITY_SECRET: sound.ACTOR_SECRET }, 'IDENTITY_SECRET: is the same as ACTOR_SECRET'],
  [{ IDENTITY_SECRET: `${sound.ACTOR_SECRET} ` }, 'IDENTITY_SECRET: is the same as ACTOR_SECRET'],
  [{ ACTOR_SECRET_PREVIOUS: sound.ACTOR_SECRET }, 'ACTOR_SECRET_PREVIOUS: is the same as ACTOR_SECRET'],
  [{ DEMO_PASSWORD: sound.ACTOR_SECRET }, 'DEMO_PASSWORD: is the same as ACTOR_SECRET'],
])('production is refused with %j, and the message names the setting', (settings, message) => {
  expect(faults(settings)).toEqual([expect.stringContaining(message)]);
});

it('a secret of any form that second factors were sealed with may stand before one that was made', () => {
  expect(faults({ IDENTITY_SECRET_PREVIOUS: 'change-me-please-this-is-a-value-of-mine' })).toEqual([]);
});
