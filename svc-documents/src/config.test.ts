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
])('stops the start where %s is «%s», and names it', (name, value) => {
  expect(() => documentsConfig({ ...needed, [name]: value })).toThrow(name);
});
