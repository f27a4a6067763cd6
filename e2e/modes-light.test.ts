import { expect, type Page } from '@playwright/test';
import { documentedSearch } from '@plenary/contracts/search-address';
import { readMail } from './booking-steps.ts';
import { calendarDay, turnToDay } from './calendar.ts';
import { meetingDays } from './open-days.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { platformWith } from './own-platform.ts';
import { pdfText } from './pdf-text.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';

const claire = 'claire@atelier-nord.example';
const [tuesday] = meetingDays();
const date = tuesday.toISOString().slice(0, 10);

/** Brand and languages have a say in every mode: they are tried here, where a platform is started anyway. */
const test = platformWith({ ROOM_FINDER_MODE: 'LIGHT', BRAND_NAME: 'Orbite', LANGUAGES: 'en,nl' });
test.describe.configure({ mode: 'default' });

const available = (page: Page) => page.getByRole('heading', { level: 2, name: /venues? available/ });

test('LIGHT has one day and one room, and prices it', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Lunches/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Day/ }).click();
  await turnToDay(page, tuesday, 'en-GB');
  await calendarDay(page, tuesday, 'en-GB').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Participants' }).fill('24');
  await expect(dialog.getByRole('button', { name: /breakout room/i })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'See availability' }).click();
  await expect(available(page)).toBeVisible();
  const asked = JSON.parse(documentedSearch(new URL(page.url()).searchParams).get('days') ?? '[]');
  expect(asked).toMatchObject([{ plenary: { pax: 24 }, subcommittees: [] }]);
});

test('LIGHT keeps of a richer link what it offers, says so, and refuses the rest on the server', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const richer = searchAddress({ pax: 24, subcommittees: [8] });
  const refused = await page.request.get(`/api/available-venues${richer}`);
  expect([refused.status(), await refused.json()]).toMatchObject([
    400,
    { code: 'invalid-search', errors: { days: 'not_offered', 'days.0.subcommittees': 'not_offered' } },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${richer}`);
  await expect(page.getByText('Your link asks for more than this site offers.')).toBeVisible();
  await expect(page.getByText(/^One day and its plenary room can be booked here/)).toBeVisible();
  expect(await overflowingBoxes(page)).toEqual([]);
  await page.getByRole('button', { name: 'See availability' }).click();
  await expect(available(page)).toBeVisible();
  await expect(page.getByText('Your link asks for more than this site offers.')).toBeHidden();
});

test('the brand is in title, header, footer, web manifest, mails and documents, and only the offered languages are used', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('plenary-language', 'fr'));
  await page.goto('/legal-notices');
  await expect(page).toHaveTitle('Legal notices · Orbite');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('banner').getByRole('link', { name: /Orbite/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Orbite');
  await page.getByRole('button', { name: /^Language: English/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Nederlands']);
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Orbite', short_name: 'Orbite' });
  await page.request.get(`/api/reset-password/send-email?email=${claire}`);
  const mail = await readMail(page.request, { subject: 'Choose a new Orbite password', to: claire });
  expect(mail).toContain('Orbite');
  expect(mail).not.toContain('Comet');
  await signIn(page, { email: claire, baseURL });
  const oneDay = `?${new URLSearchParams({ action: 'availabilities', days: JSON.stringify([{ date, plenary: { pax: 12 } }]) })}`;
  const { demandId } = await (await page.request.get(`/api/available-venues/ternes${oneDay}`)).json();
  const addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
  const made = await page.request.post('/api/quote', { headers: { origin: new URL(baseURL ?? '').origin }, data: { demandId, addons } });
  const pdf = await page.request.get(`/api/quotes/${(await made.json()).quoteId}/pdf?lng=en`);
  expect(await pdfText(await pdf.body())).toContain('Orbite');
});
