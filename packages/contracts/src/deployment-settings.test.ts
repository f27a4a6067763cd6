import * as z from 'zod';
import { brandSetting, carbonSetting, languagesSetting, modeSettings, modesOf, publicModes, withMailFrom } from './deployment-settings.ts';
import {
  creditModes,
  defaultModes,
  guestManagementModes,
  hasCreditBalance,
  pricesInCredits,
  productModes,
  roomFinderModes,
  roomFinderRules,
  sellsServices,
} from './deployment-terms.ts';

// Covers B-D01–B-D03, B-D11–B-D13.

const settings = z.object({ ...modeSettings, ...brandSetting, ...carbonSetting, ...languagesSetting });
const faultyOf = (environment: Record<string, string>) => settings.safeParse(environment).error?.issues.map(({ path }) => path.join('.'));

it('takes a deployment that sets nothing for the whole product, in euros, without guests', () => {
  const read = settings.parse({});
  expect(modesOf(read)).toEqual(defaultModes);
  expect(modesOf(read)).toMatchObject({
    roomFinderMode: 'CLASSIC',
    productMode: 'HOSPITALITY',
    creditMode: 'COMPANY',
    guestManagementMode: 'NONE',
  });
  expect(read).toMatchObject({ BRAND_NAME: 'Comet', CARBON_FOOTPRINT: false, LANGUAGES: ['fr', 'en', 'es', 'nl'] });
});

it.each([
  ['ROOM_FINDER_MODE', roomFinderModes, ['CLASSIC', 'LIGHT', 'TEAMWORK']],
  ['PRODUCT_MODE', productModes, ['HOSPITALITY', 'WORKPLACES', 'TEAMWORK']],
  ['CREDIT_MODE', creditModes, ['COMPANY', 'USER', 'TEAMWORK']],
  ['GUEST_MANAGEMENT_MODE', guestManagementModes, ['NONE', 'CALENDAR', 'PROXYCLICK', 'OCTOPUS']],
] as const)('%s takes exactly the modes of the specification', (name, modes, specified) => {
  expect(modes).toEqual(specified);
  for (const mode of modes) expect(settings.parse({ [name]: mode })[name]).toBe(mode);
  for (const wrong of [specified[0].toLowerCase(), `${specified[0]} `, 'WORKSPACE', 'true'])
    expect(faultyOf({ [name]: wrong })).toEqual([name]);
});

it.each([
  ['UNIT_PRICE', '0'],
  ['UNIT_PRICE', '12.5'],
  ['UNIT_PRICE', 'ten'],
  ['CREDIT_TAX_RATE', '-1'],
  ['CREDIT_TAX_RATE', '101'],
  ['SPONSOR_CREDIT', '-1'],
  ['SPONSOR_CREDIT', '0.5'],
  ['BRAND_NAME', '   '],
  ['BRAND_NAME', 'a'.repeat(41)],
  ['CARBON_FOOTPRINT', 'yes'],
  ['LANGUAGES', 'fr,de'],
  ['LANGUAGES', 'fr,fr'],
  ['LANGUAGES', ','],
])('%s may not be %j, and the fault names it', (name, value) => {
  expect(faultyOf({ [name]: value })?.[0]).toMatch(new RegExp(`^${name}`));
});

it.each([
  [{ BRAND_NAME: 'Comet' }, 'Comet <bonjour@comet.example>'],
  [{ BRAND_NAME: 'Étoile 9' }, 'Étoile 9 <bonjour@comet.example>'],
  [{ BRAND_NAME: 'Sales, "Rooms" & Co <a@b.example>' }, '"Sales, Rooms & Co a@b.example" <bonjour@comet.example>'],
  [{ BRAND_NAME: 'Orbite', MAIL_FROM: 'desk@orbite.example' }, 'desk@orbite.example'],
])('the mails of %j come from %s', (read, sender) => {
  expect(withMailFrom(read).MAIL_FROM).toBe(sender);
});

it('reads what a credit is worth as numbers', () => {
  expect(modesOf(settings.parse({ UNIT_PRICE: '2500', CREDIT_TAX_RATE: '5.5', SPONSOR_CREDIT: '10' }))).toMatchObject({
    unitPrice: 2500,
    creditTaxRate: 5.5,
    sponsorCredit: 10,
  });
});

it('gives pages the modes in the form of its own schema', () => {
  expect(z.strictObject(publicModes).parse(modesOf(settings.parse({})))).toEqual(defaultModes);
});

it.each([
  ['CLASSIC', 'HOSPITALITY', { severalDays: true, subcommittees: true, lunch: 'chosen' }],
  ['LIGHT', 'HOSPITALITY', { severalDays: false, subcommittees: false, lunch: 'included' }],
  ['TEAMWORK', 'HOSPITALITY', { severalDays: true, subcommittees: false, lunch: 'included' }],
  ['CLASSIC', 'WORKPLACES', { severalDays: true, subcommittees: true, lunch: 'none' }],
  ['CLASSIC', 'TEAMWORK', { severalDays: true, subcommittees: true, lunch: 'none' }],
  ['LIGHT', 'WORKPLACES', { severalDays: false, subcommittees: false, lunch: 'none' }],
] as const)('the room finder %s of the product %s offers %j', (roomFinderMode, productMode, rules) => {
  expect(roomFinderRules({ roomFinderMode, productMode })).toEqual(rules);
});

it('sells services in hospitality alone, shows credits for teamwork, and has balances of users and teams', () => {
  expect(productModes.filter(sellsServices)).toEqual(['HOSPITALITY']);
  expect(productModes.filter(pricesInCredits)).toEqual(['TEAMWORK']);
  expect(creditModes.filter(hasCreditBalance)).toEqual(['USER', 'TEAMWORK']);
});
