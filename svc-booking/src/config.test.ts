import { makeSecret } from '@plenary/service-kit/made-secret';
import { bookingConfig } from './config.ts';

const read = (settings: Record<string, string>) => bookingConfig({ ACTOR_SECRET: makeSecret(), ...settings });

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://reunions.example', SMTP_URL: 'smtps://mail.example' };

it.each([
  [{}, 'demo'],
  [production, 'none'],
  [{ ...production, SEED: 'demo' }, 'demo'],
  [{ SEED: 'none' }, 'none'],
  [{ PUBLIC_URL: 'https://reunions.example', SEED: 'none' }, 'none'],
])('SEED: real databases get no demo data by omission: %j', (settings, expected) => {
  expect(read(settings).SEED).toBe(expected);
});

it.each([
  [{ SEED: 'everything' }, 'SEED'],
  [{ CREDIT_MODE: 'TEAMWORK' }, 'IDENTITY_URL: needed where options are paid in credits'],
  [{ SALESFORCE_URL: 'https://company.my.salesforce.com' }, 'SALESFORCE_URL: needs SALESFORCE_CLIENT_ID'],
  [{ DEPOSIT_PERCENT: '101' }, 'DEPOSIT_PERCENT'],
  [{ VAT_REGISTER_URL: 'http://register.example' }, 'VAT_REGISTER_URL: has to be https'],
  [{ GEOCODER_URL: 'http://geocoder.example' }, 'GEOCODER_URL: has to be https'],
  [{ COMPANY_REGISTER_URL: 'https://register.example?q=' }, 'COMPANY_REGISTER_URL: has to be without a query'],
  [
    { PICTURES_BUCKET: 'https://s3.example/pictures', PICTURES_KEY_ID: 'key' },
    'PICTURES_BUCKET: needs PICTURES_KEY_ID and PICTURES_SECRET',
  ],
  [
    { PICTURES_BUCKET: 'https://s3.example/pictures', PICTURES_KEY_ID: 'key', PICTURES_SECRET: 'secret', PICTURES_DIR: '/pictures' },
    'PICTURES_BUCKET: takes the place of PICTURES_DIR',
  ],
])('the wrong setting in %j is named', (wrong, message) => {
  expect(() => read(wrong)).toThrow(message);
});

it.each<Record<string, string>>([{ PUBLIC_URL: 'https://reunions.example' }, { HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '1' }])(
  'demo data get to where others are only by name: %j',
  (settings) => {
    expect(() => read(settings)).toThrow('SEED: others reach this platform');
  },
);
