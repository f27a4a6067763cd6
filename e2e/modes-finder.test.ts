import { expect, type Page } from '@playwright/test';
import { claire } from './booking-steps.ts';
import { meetingDays } from './open-days.ts';
import { platformWith } from './own-platform.ts';
import { quoteTitle } from './quote-title.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';

// Covers B-Q15–B-Q16.

const agenda = 'https://agenda.example/comet';

/** Carbon footprint and the scheduling service have a say in every mode: they are tried here, where a platform is started anyway. */
const test = platformWith({ ROOM_FINDER_MODE: 'TEAMWORK', CARBON_FOOTPRINT: 'on', BOOKING_POPUP_URL: agenda });
test.describe.configure({ mode: 'default' });

const openFirstVenue = (page: Page) => page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();

test('TEAMWORK requires several days with a room each, and refuses sub-rooms and lunches of another number', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${searchAddress({ pax: 24 })}`);
  await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
  await page.getByRole('button', { name: /Modifier$/ }).click();
  await page.getByRole('button', { name: /^Salle/ }).click();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(meetingDays().length);
  await expect(page.getByRole('button', { name: 'Ajouter une sous-salle' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Jours/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Déjeuners/ })).toHaveCount(0);
  const refused = await page.request.get(`/api/available-venues${searchAddress({ pax: 24, subcommittees: [8] })}`);
  expect([refused.status(), await refused.json()]).toMatchObject([400, { errors: { 'days.1.subcommittees': 'not_offered' } }]);
  await page.goto(`/${searchAddress({ pax: 24, subcommittees: [8] })}`);
  await expect(page.getByText(/^Ici se réserve une salle plénière par jour/)).toBeVisible();
});

// Covers B-Q17, B-Q19–B-Q20.
for (const [countryCode, popups] of [
  ['FRA', 1],
  ['BEL', 0],
] as const) {
  test(`with the carbon footprint on ecology is an add-on in ${countryCode}, and ${popups} quote offers the scheduling service`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, { email: claire, baseURL });
    await page.goto(`/${searchAddress({ countryCode, pax: 24 })}`);
    await openFirstVenue(page);
    await page.getByRole('link', { name: /Poser une option/ }).click();
    await page.getByRole('checkbox', { name: 'Écologie' }).check();
    await page.getByRole('button', { name: 'Voir mon devis' }).click();
    await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
    await expect(page.getByRole('row', { name: /empreinte carbone/ }).first()).toBeVisible();
    const figures = page.getByRole('region', { name: 'Empreinte carbone' }).getByRole('definition');
    await expect(figures).toHaveText(['1,853', /^52\s€$/]);
    await expect(page.getByRole('region', { name: 'Prenez rendez-vous' })).toHaveCount(popups);
  });
}
