import { makeSecret } from '@plenary/service-kit/made-secret';
import { documentsConfig } from './config.ts';

const needed = { ACTOR_SECRET: 'a-secret-of-the-tests-and-nobody-else', BOOKING_URL: 'http://127.0.0.1:4100/' };

it('has a default for all but where svc-booking is and the secret', () => {
  expect(documentsConfig(needed)).toMatchObject({
    BOOKING_URL: ['http://127.0.0.1:4100'],
    BRAND_NAME: 'Comet',
    CHROMIUM_FROM: 'anywhere',
    DOCUMENTS_CACHE_MB: 200,
    CARBON_FOOTPRINT: false,
  });
});

it('reads who answers customers from one line', () => {
  const { MEETING_SCIENTIST } = documentsConfig({ ...needed, MEETING_SCIENTIST: 'Ana de la Vega <ana@comet.example> +34 600 00 00 00' });
  expect(MEETING_SCIENTIST).toEqual({
    firstName: 'Ana',
    lastName: 'de la Vega',
    email: 'ana@comet.example',
    phoneNumber: '+34 600 00 00 00',
  });
});

it.each([
  ['BOOKING_URL', 'booking'],
  ['BOOKING_URL', 'file:///etc'],
  ['BOOKING_URL', ''],
  ['CHROMIUM_FROM', 'somewhere'],
  ['DOCUMENTS_CACHE_MB', '0'],
  ['MEETING_SCIENTIST', 'Camille'],
  ['CARBON_FOOTPRINT', 'perhaps'],
  ['SETTLEMENT_BIC', 'LONGER-THAN-A-BIC'],
  ['SETTLEMENT_IBAN', 'FR76 0000 0000 0000 0000 0000 001'],
])('stops the start where %s is «%s», and names it', (name, value) => {
  expect(() => documentsConfig({ ...needed, [name]: value })).toThrow(name);
});

describe('the account that customers pay', () => {
  const production = {
    ...needed,
    ACTOR_SECRET: makeSecret(),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reunions.example',
  };
  const account = { SETTLEMENT_FOOTER: 'Orbite SAS', SETTLEMENT_IBAN: 'FR76 3000 1007 9412 3456 7890 185', SETTLEMENT_BIC: 'BDFEFRPPXXX' };

  it('is that of a demo company outside production', () => {
    expect(documentsConfig(needed)).toMatchObject({ SETTLEMENT_IBAN: 'FR76 0000 0000 0000 0000 0000 000', SETTLEMENT_BIC: 'COMEFRPPXXX' });
  });

  it.each(['SETTLEMENT_FOOTER', 'SETTLEMENT_IBAN', 'SETTLEMENT_BIC'])('stops a start in production without %s, and names it', (name) => {
    expect(documentsConfig({ ...production, ...account })).toMatchObject(account);
    expect(() => documentsConfig({ ...production, ...account, [name]: undefined })).toThrow(`${name}: required in production`);
  });
});
