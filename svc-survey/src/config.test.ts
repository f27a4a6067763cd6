import { makeSecret } from '@plenary/service-kit/made-secret';
import { surveyConfig } from './config.ts';

// Covers B-D04, B-D10, B-N03–B-N05.

const read = (settings: Record<string, string> = {}) => surveyConfig({ ACTOR_SECRET: makeSecret(), ...settings });

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://reunions.example', SMTP_URL: 'smtps://mail.example' };

it('has a default for what a deployment need not choose', () => {
  expect(read()).toMatchObject({
    OPENING_HOUR: 8,
    CLOSING_HOUR: 19,
    SURVEY_SLOT_MINUTES: 30,
    BRAND_NAME: 'Comet',
    GUEST_MANAGEMENT_MODE: 'NONE',
  });
});

it.each([
  ['OPENING_HOUR', { OPENING_HOUR: 'early' }],
  ['CLOSING_HOUR', { OPENING_HOUR: '19', CLOSING_HOUR: '19' }],
  ['SURVEY_SLOT_MINUTES', { SURVEY_SLOT_MINUTES: '20' }],
  ['IDENTITY_URL', { IDENTITY_URL: 'ftp://127.0.0.1' }],
  ['GUEST_MANAGEMENT_MODE', { GUEST_MANAGEMENT_MODE: 'PAPER' }],
  ['PROXYCLICK_PASSWORD', { GUEST_MANAGEMENT_MODE: 'PROXYCLICK', PROXYCLICK_URL: 'https://visitors.example' }],
  ['OCTOPUS_URL', { GUEST_MANAGEMENT_MODE: 'OCTOPUS', OCTOPUS_API_KEY: 'key' }],
  ['OCTOPUS_URL', { OCTOPUS_URL: 'http://visitors.example' }],
  ['OCTOPUS_URL', { OCTOPUS_URL: 'https://visitors.example/api?key=1' }],
  ['PROXYCLICK_URL', { PROXYCLICK_URL: 'https://user:word@visitors.example' }],
  ['GUEST_UPDATE_DELAY_SECONDS', { GUEST_UPDATE_DELAY_SECONDS: 'soon' }],
  ['SALESFORCE_CLIENT_ID', { SALESFORCE_URL: 'https://crm.example' }],
])('names %s where it is wrong', (name, settings) => {
  expect(() => read(settings)).toThrow(name);
});

it('keeps the path of a visitor system, and lets plain http through to this machine alone', () => {
  expect(read({ OCTOPUS_URL: 'https://visitors.example/api/' }).OCTOPUS_URL).toBe('https://visitors.example/api');
  expect(read({ OCTOPUS_URL: 'http://127.0.0.1:9000' }).OCTOPUS_URL).toBe('http://127.0.0.1:9000');
});

it('takes the origin of an address', () => {
  expect(read({ IDENTITY_URL: 'http://127.0.0.1:4002/api' }).IDENTITY_URL).toEqual(['http://127.0.0.1:4002']);
});

it.each([
  [{}, 'demo'],
  [production, 'none'],
  [{ ...production, SEED: 'demo' }, 'demo'],
  [{ SEED: 'none' }, 'none'],
  [{ PUBLIC_URL: 'https://reunions.example', SEED: 'none' }, 'none'],
])('SEED: real databases get no demo data by omission: %j', (settings, expected) => {
  expect(read(settings).SEED).toBe(expected);
});

it.each<Record<string, string>>([{ PUBLIC_URL: 'https://reunions.example' }, { HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '1' }])(
  'demo data get to where others are only by name: %j',
  (settings) => {
    expect(() => read(settings)).toThrow('SEED: others reach this platform');
  },
);
