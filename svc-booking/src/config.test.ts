import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { bookingConfig } from './config.ts';

const read = (settings: Record<string, string>) => bookingConfig({ ACTOR_SECRET: testSecret, ...settings });

it.each([
  [{}, 'demo'],
  [{ NODE_ENV: 'production' }, 'none'],
  [{ NODE_ENV: 'production', SEED: 'demo' }, 'demo'],
  [{ SEED: 'none' }, 'none'],
])('SEED: real databases get no demo data by omission: %j', (settings, expected) => {
  expect(read(settings).SEED).toBe(expected);
});

it.each([
  [{ SEED: 'everything' }, 'SEED'],
  [{ CREDIT_MODE: 'TEAMWORK' }, 'IDENTITY_URL: needed where options are paid in credits'],
  [{ SALESFORCE_URL: 'https://company.my.salesforce.com' }, 'SALESFORCE_URL: needs SALESFORCE_CLIENT_ID'],
  [{ DEPOSIT_PERCENT: '101' }, 'DEPOSIT_PERCENT'],
])('the wrong setting in %j is named', (wrong, message) => {
  expect(() => read(wrong)).toThrow(message);
});
