import { startAddok } from '@plenary/service-kit/testing/addok-stand-in';
import { startRegisters } from '@plenary/service-kit/testing/register-stand-in';
import type { Platform } from '../ops/supervisor/start-platform.ts';
import { changeSigningFields, claire, makeQuote, scarceVenues } from './booking-steps.ts';
import { hasFocus, pressOn, tabTo, writeInto } from './by-keyboard.ts';
import { startOwnPlatform } from './own-platform.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect, test as strictTest } from './strict-page.ts';

interface Parties {
  platform: Platform;
  registers: Awaited<ReturnType<typeof startRegisters>>;
  addok: Awaited<ReturnType<typeof startAddok>>;
}

/** A platform with registers of companies and a geocoder of this test. */
const test = strictTest.extend<object, { parties: Parties }>({
  parties: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const [registers, addok] = await Promise.all([startRegisters(), startAddok()]);
      const { vatUrl: VAT_REGISTER_URL, sirenUrl: COMPANY_REGISTER_URL } = registers;
      const { platform, stop } = await startOwnPlatform({ VAT_REGISTER_URL, COMPANY_REGISTER_URL, GEOCODER_URL: addok.url });
      await use({ platform, registers, addok });
      await stop();
      await Promise.all([registers.stop(), addok.stop()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ parties }, use) => use(parties.platform.url),
});
test.describe.configure({ mode: 'default' });

test('by keyboard, a SIREN fills the billing from the register, and the form stands while the register is away', async ({
  page,
  baseURL,
  parties: { registers },
}) => {
  await signIn(page, { email: claire, baseURL });
  const [venue] = await scarceVenues(page.request, 9);
  if (!venue) throw new Error('no venue has its largest room free');
  const quote = await makeQuote(page, venue);
  await page.goto(`${quote}/signature`);
  await changeSigningFields(page);
  const number = page.getByLabel('Numéro de TVA ou SIREN');
  const fill = page.getByRole('button', { name: 'Remplir depuis le registre' });
  registers.fates.push({ status: 503, body: 'later' });
  await writeInto(page, number, '732 829 320');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Le registre ne répond pas en ce moment/)).toBeVisible();
  // The form begins as the customer's last signature, which the demo may have made.
  for (const label of ['Raison sociale', 'Rue', 'Code postal', 'Ville']) await page.getByLabel(label, { exact: true }).fill('');
  await writeInto(page, number, '732 829 320');
  await pressOn(page, fill);
  await expect(page.getByText(/Le registre indique\s: ATELIER NORD, 12 BIS RUE DES LILAS, 59000, LILLE, France/)).toBeVisible();
  expect(await hasFocus(fill)).toBe(true);
  for (const [label, text] of [
    ['Raison sociale', 'ATELIER NORD'],
    ['Rue', '12 BIS RUE DES LILAS'],
    ['Code postal', '59000'],
    ['Ville', 'LILLE'],
    ['Pays', 'France'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  expect(registers.asked.map(({ path }) => path)).toEqual(Array(2).fill('/french/search?q=732829320&page=1&per_page=1'));
});

test('by keyboard, a list is sorted by the distance to an address that the browser asks of nobody else', async ({
  page,
  baseURL,
  parties: { addok },
}) => {
  await signIn(page, { email: claire, baseURL });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`/${searchAddress({ pax: 24 })}`);
  await pressOn(page, page.getByRole('button', { name: /^Trier/ }));
  await page.getByRole('menuitemradio', { name: 'Plus près d’un lieu…' }).click();
  const field = page.getByRole('combobox', { name: 'Près de quel lieu ?' });
  await tabTo(page, field);
  await page.keyboard.type('8 boulevard du port');
  await expect(page.getByRole('option', { name: /^8 Boulevard du Port\s*80000 Amiens · adresse/ })).toBeVisible();
  await expect(page.getByText(/Adresses\s: BAN/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Trier : Distance à 8 Boulevard du Port' })).toBeFocused();
  expect(new URL(page.url()).searchParams.get('near')).toBe('49.8974,2.2901');
  expect(addok.asked.at(-1)).toBe('/search/?q=8+boulevard+du+port&limit=5&autocomplete=1');
  expect([...asked]).toEqual([baseURL]);
});
