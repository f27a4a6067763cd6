import { documentsConfig } from './config.ts';

const needed = { ACTOR_SECRET: 'a-secret-of-the-tests-and-nobody-else', BOOKING_URL: 'http://127.0.0.1:4100/' };

it('has a default for all but where svc-booking is and the secret', () => {
  expect(documentsConfig(needed)).toMatchObject({
    BOOKING_URL: 'http://127.0.0.1:4100',
    BRAND_NAME: 'Comet',
    CHROMIUM_FROM: 'anywhere',
    DOCUMENTS_CACHE_MB: 200,
  });
});

it.each([
  ['BOOKING_URL', 'booking'],
  ['BOOKING_URL', 'file:///etc'],
  ['BOOKING_URL', ''],
  ['CHROMIUM_FROM', 'somewhere'],
  ['DOCUMENTS_CACHE_MB', '0'],
  ['SETTLEMENT_BIC', 'LONGER-THAN-A-BIC'],
])('stops the start where %s is «%s», and names it', (name, value) => {
  expect(() => documentsConfig({ ...needed, [name]: value })).toThrow(name);
});
