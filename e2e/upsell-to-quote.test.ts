import type { Quote } from '@plenary/contracts/quote';
import { claire } from './booking-steps.ts';
import { meetingDays } from './open-days.ts';
import { quoteTitle } from './quote-title.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const addons = { Afterwork: 'afterwork', 'Team building': 'teambuilding', 'Bien-être': 'wellness', Facilitateur: 'facilitator' } as const;
const noAddons = Object.fromEntries(Object.values(addons).map((name) => [name, false]));

// Covers B-U02, B-U09–B-U10, B-Q01–B-Q02, B-Q04–B-Q05.
test('each add-on can be chosen, those chosen go with their demand into the quote, and the quote has its venue, its days and the ways back', async ({
  page,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${searchAddress({ pax: 24 })}`);
  const card = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first();
  const venue = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').click();
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Que souhaitez-vous ajouter ?' })).toBeVisible();
  const demandId = new URL(page.url()).searchParams.get('demandId');
  const lines = page.getByRole('region', { name: 'Votre devis' }).or(page.getByRole('complementary', { name: 'Votre devis' }));
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const name of Object.keys(addons)) {
    const box = page.getByRole('checkbox', { name });
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(lines.first()).toContainText(new RegExp(name, 'i'));
  }
  for (const name of ['Team building', 'Facilitateur']) {
    await page.getByRole('checkbox', { name }).uncheck();
    await expect(lines.first()).not.toContainText(new RegExp(name, 'i'));
  }
  const posting = page.waitForRequest('**/api/quote');
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  expect((await posting).postDataJSON()).toEqual({ demandId, addons: { ...noAddons, afterwork: true, wellness: true } });

  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  const address = page.url();
  const beside = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: venue }) });
  await expect(beside.getByRole('link', { name: venue })).toHaveAttribute('href', /^\/venues\/[a-z-]+$/);
  await expect(beside.getByText('Voir le lieu')).toBeVisible();
  const [first, last] = meetingDays();
  const event = page
    .getByRole('term')
    .filter({ hasText: /^Événement$/ })
    .locator('+ dd');
  await expect(event).toHaveText(new RegExp(`\\b${first.getUTCDate()}\\b.*\\b${last.getUTCDate()}\\b.*\\b${last.getUTCFullYear()}$`));

  await page.getByRole('link', { name: 'Modifier mes extras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Que souhaitez-vous ajouter ?' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Bien-être' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.getByRole('main').getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
});

// Covers B-Q26–B-Q27.
test('the percents of VAT and of the deposit are those that the service answers', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const demand = await (await page.request.get(`/api/available-venues/ternes${searchAddress({ pax: 12 })}`)).json();
  const headers = { origin: new URL(baseURL ?? '').origin };
  const made = await page.request.post('/api/quote', { headers, data: { demandId: demand.demandId, addons: noAddons } });
  const { quoteId } = await made.json();
  const row = (name: RegExp) => page.getByRole('table', { name: 'Totaux' }).getByRole('rowheader', { name });
  const shows = async ({ vatBreakdown, deposit }: Pick<Quote, 'vatBreakdown' | 'deposit'>) => {
    await page.goto(`/quotes/${quoteId}`);
    await expect(row(/^TVA/)).toHaveText(vatBreakdown.map(({ percent }) => new RegExp(`^TVA ${percent}\\s%`)));
    await expect(row(/^Acompte/)).toHaveText(new RegExp(`^Acompte de ${deposit.percent}\\s%`));
  };
  const quote: Quote = await (await page.request.get(`/api/quotes/${quoteId}`)).json();
  expect(quote.vatBreakdown.length).toBeGreaterThan(0);
  await shows(quote);

  const other: Quote = {
    ...quote,
    vatBreakdown: quote.vatBreakdown.map((rate, index) => ({ ...rate, percent: 13 + index })),
    deposit: { percent: 37, amount: Math.round((quote.totalIncludingVatPrice * 37) / 100) },
  };
  await page.route(`**/api/quotes/${quoteId}?*`, (route) => route.fulfill({ json: other }));
  await shows(other);
});
