import { makeSecret } from '@plenary/service-kit/made-secret';
import { gatewayConfig, publicSettings } from './config.ts';

// Covers B-L11, B-D01–B-D03, L-U02.

const needed = {
  ACTOR_SECRET: makeSecret(),
  WEB_ROOT: '/srv/plenary',
  BOOKING_URL: 'http://127.0.0.1:4001',
  IDENTITY_URL: 'http://127.0.0.1:4002',
  DOCUMENTS_URL: 'http://127.0.0.1:4003',
  SURVEY_URL: 'http://127.0.0.1:4004',
};
const read = (settings: Record<string, string> = {}) => gatewayConfig({ ...needed, ...settings });

it('has a default for what a deployment need not choose', () => {
  expect(read()).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    CALL_SECONDS: 3,
    TRUSTED_PROXIES: 0,
    BRAND_NAME: 'Comet',
    LANGUAGES: ['fr', 'en', 'es', 'nl'],
  });
});

it.each([
  ['BOOKING_URL', 'not an address'],
  ['IDENTITY_URL', 'ftp://127.0.0.1'],
  ['PUBLIC_URL', 'plenary.example'],
  ['CALL_SECONDS', '0'],
  ['CALL_SECONDS', '61'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'all'],
  ['LANGUAGES', 'fr,de'],
  ['DIRECTIONS_URL', 'https://maps.example/to/{latitude}'],
  ['ADDRESS_URL', 'javascript:{address}'],
  ['MAP_SCRIPT_URL', 'maps.js'],
  ['TRACKING_URL', 'collector'],
  ['MAP_TILE_URL', 'https://tiles.example'],
  ['MAP_TILE_URL', 'tiles/{z}/{x}/{y}'],
  ['MAP_TILE_URL', 'javascript:{z}{x}{y}'],
  ['CARBON_FOOTPRINT', 'yes please'],
  ['GEOCODER_URL', 'geocoder'],
  ['GEOCODER_COUNTRIES', 'FRA,DEU'],
  ['ROOM_FINDER_MODE', 'SIMPLE'],
  ['PRODUCT_MODE', 'hospitality'],
  ['CREDIT_MODE', 'EURO'],
  ['GUEST_MANAGEMENT_MODE', 'MAIL'],
  ['UNIT_PRICE', '0'],
  ['SOCIAL_LINKS', 'https://social.example/comet'],
  ['SOCIAL_LINKS', 'LinkedIn=javascript:alert(1)'],
  ['GOOGLE_TRUSTED_TYPES', '*'],
  ['GOOGLE_TRUSTED_TYPES', "'allow-duplicates'"],
  ['GOOGLE_TRUSTED_TYPES', 'a; script-src *'],
  ['API_DOCS', 'maybe'],
  ['SECURITY_CONTACT', 'nobody'],
  ['SECURITY_CONTACT', 'http://reunions.example/report'],
  ['SECURITY_CONTACT', 'security@reunions.example, '],
  ['SECURITY_CONTACT', 'security@reunions.example\nExpires: never'],
  ['ACTOR_SECRET', 'short'],
])('%s may not be %j, and the message names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^Wrong settings:\\n {2}${name}`));
});

it('publishes the public settings and no other', () => {
  const settings = publicSettings(
    read({
      LANGUAGES: 'fr, en',
      CARBON_FOOTPRINT: 'on',
      GEOCODER_URL: 'https://geocoder.example',
      GEOCODER_COUNTRIES: 'FRA, BEL',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_SCRIPT_URL: 'https://maps.example/leaflet.js',
      DIRECTIONS_URL: 'https://maps.example/to/{latitude}/{longitude}',
      ADDRESS_URL: 'https://maps.example/at/{address}',
      TRACKING_URL: 'https://collector.example/events',
      BOOKING_POPUP_URL: 'https://agenda.example/comet',
      INTERNAL_EMAIL_DOMAINS: 'comet.example, Comet.Test,',
      SOCIAL_LINKS: 'LinkedIn=https://social.example/comet?from=site',
      ROOM_FINDER_MODE: 'LIGHT',
      PRODUCT_MODE: 'WORKPLACES',
      CREDIT_MODE: 'USER',
      GUEST_MANAGEMENT_MODE: 'CALENDAR',
      UNIT_PRICE: '2500',
      CREDIT_TAX_RATE: '20',
      SPONSOR_CREDIT: '3',
    }),
  );
  expect(settings).toEqual({
    brandName: 'Comet',
    languages: ['fr', 'en'],
    mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    mapScriptUrl: 'https://maps.example/leaflet.js',
    directionsUrl: 'https://maps.example/to/{latitude}/{longitude}',
    addressUrl: 'https://maps.example/at/{address}',
    trackingUrl: 'https://collector.example/events',
    carbonFootprint: true,
    addressCountries: ['FRA', 'BEL'],
    signInProviders: { google: null, microsoft: null, sso: false },
    bookingPopupUrl: 'https://agenda.example/comet',
    internalEmailDomains: ['comet.example', 'comet.test'],
    sessionRecording: true,
    recordsUnlessRefused: false,
    socialLinks: [{ name: 'LinkedIn', url: 'https://social.example/comet?from=site' }],
    roomFinderMode: 'LIGHT',
    productMode: 'WORKPLACES',
    creditMode: 'USER',
    guestManagementMode: 'CALENDAR',
    unitPrice: 2500,
    creditTaxRate: 20,
    sponsorCredit: 3,
  });
});

it('has no links to elsewhere where the deployment wants none', () => {
  expect(publicSettings(read({ SOCIAL_LINKS: 'none' })).socialLinks).toEqual([]);
});

describe('mails are shown', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: '::1' },
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('on a machine that nobody else reaches: %j', (settings) => {
    expect(read(settings).hasMailbox).toBe(true);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.1' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://plenary.example' },
    { TRUSTED_PROXIES: '1' },
    { NODE_ENV: 'production', PUBLIC_URL: 'https://plenary.example' },
    { SMTP_URL: 'smtp://mail.example' },
  ])('never where others may: %j', (settings) => {
    expect(read(settings).hasMailbox).toBe(false);
  });
});

it.each([
  ['on', true, false],
  ['all', true, true],
  ['off', false, false],
])('visits are recorded as SESSION_RECORDING=%s says', (value, sessionRecording, recordsUnlessRefused) => {
  expect(publicSettings(read({ SESSION_RECORDING: value }))).toMatchObject({ sessionRecording, recordsUnlessRefused });
});

it.each([
  [{}, ['comet.example']],
  [{ MAIL_FROM: 'Orbite <bonjour@Orbite.example>' }, ['orbite.example']],
  [{ INTERNAL_EMAIL_DOMAINS: 'none' }, []],
])('with %j our own people are those of %j', (environment, domains) => {
  expect(publicSettings(read(environment)).internalEmailDomains).toEqual(domains);
});
