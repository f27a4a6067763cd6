import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { surveyConfig } from './config.ts';

const read = (settings: Record<string, string> = {}) => surveyConfig({ ACTOR_SECRET: testSecret, ...settings });

it('has a default for what a deployment need not choose', () => {
  expect(read()).toMatchObject({ OPENING_HOUR: 8, CLOSING_HOUR: 19, SURVEY_SLOT_MINUTES: 30, BRAND_NAME: 'Comet' });
});

it.each([
  ['OPENING_HOUR', { OPENING_HOUR: 'early' }],
  ['CLOSING_HOUR', { OPENING_HOUR: '19', CLOSING_HOUR: '19' }],
  ['SURVEY_SLOT_MINUTES', { SURVEY_SLOT_MINUTES: '20' }],
  ['IDENTITY_URL', { IDENTITY_URL: 'ftp://127.0.0.1' }],
  ['SALESFORCE_CLIENT_ID', { SALESFORCE_URL: 'https://crm.example' }],
])('names %s where it is wrong', (name, settings) => {
  expect(() => read(settings)).toThrow(name);
});

it('takes the origin of an address', () => {
  expect(read({ IDENTITY_URL: 'http://127.0.0.1:4002/api' }).IDENTITY_URL).toBe('http://127.0.0.1:4002');
});
