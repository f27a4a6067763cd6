import { expect } from '@playwright/test';
import { claire } from './booking-steps.ts';
import { platformWith } from './own-platform.ts';
import { pdfText } from './pdf-text.ts';
import { quoteTitle } from './quote-title.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { demoEvent } from './survey-steps.ts';

// Covers B-D10.

/** Opening hours and slots have a say in every survey: they are tried here, where a platform is started anyway. */
const test = platformWith({ PRODUCT_MODE: 'WORKPLACES', OPENING_HOUR: '9', CLOSING_HOUR: '20', SURVEY_SLOT_MINUTES: '15' });
test.describe.configure({ mode: 'default' });

const food = /déjeuner|repas|pause gourmande|petit-déj/i;
const noAddons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

test('WORKPLACES sells rooms alone, from the search to the PDF', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${searchAddress({ pax: 24, subcommittees: [8] })}`);
  await expect(page.getByText(/^Ici se réservent des salles, sans déjeuner/)).toBeVisible();
  await page.getByRole('button', { name: 'Voir les disponibilités' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();
  await expect(page.getByText('Salles et matériel compris')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Équipement' })).toBeVisible();
  for (const name of ['Restauration', 'En supplément']) await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /bien-être|afterwork/i })).toHaveCount(0);

  await page.getByRole('button', { name: /Poser une option/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  const lines = page.getByRole('table', { name: 'Prestations' });
  await expect(lines.getByRole('row', { name: /Salle plénière, la journée/ })).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText(food);
  const quoteId = new URL(page.url()).pathname.split('/').at(-1);
  const pdf = await page.request.get(`/api/quotes/${quoteId}/pdf?lng=fr`);
  const text = await pdfText(await pdf.body());
  expect(text).toContain('Salle plénière, la journée');
  expect(text).not.toMatch(food);

  const { demandId } = await (await page.request.get(`/api/quotes/${quoteId}`)).json();
  const headers = { origin: new URL(baseURL ?? '').origin };
  const refused = await page.request.post('/api/quote', { headers, data: { demandId, addons: { ...noAddons, wellness: true } } });
  expect([refused.status(), await refused.json()]).toMatchObject([409, { code: 'add-on-unavailable' }]);
  await page.goto(`/venues/ternes/upsell?demandId=${demandId}`);
  await expect(page).toHaveURL(/\/venues\/[a-z-]+\?/);
});

test('WORKPLACES asks in the survey about rooms alone, and has no page about add-ons', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const survey = await (await page.request.get(`/api/meeting-events/${demoEvent.twoDays}/customer-survey`)).json();
  expect(survey.stepper.days.flatMap(({ steps }: { steps: { type: string }[] }) => steps.map(({ type }) => type))).toEqual([
    'plenary',
    'subcommittee',
    'subcommittee',
    'plenary',
  ]);
  expect(survey.openingHours).toEqual({ opens: 9, closes: 20, slotMinutes: 15 });
  await page.goto(`/survey/${demoEvent.twoDays}/day/0/plenary/0`);
  const start = page.getByRole('combobox', { name: 'Début' });
  await expect(start).toContainText('09:15');
  await expect(start).toContainText('19:45');
  await expect(start).not.toContainText('08:30');
  await page.goto(`/survey/${demoEvent.twoDays}/summary`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/déjeuner|bien-être|afterwork|team building/i);
  for (const address of [`/survey/${demoEvent.twoDays}/upsell`, '/wellness-facilitator', '/afterwork-teambuilding']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
  }
});
