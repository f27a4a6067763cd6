import { axeViolations } from './axe-violations.ts';
import { another, claire, hugo, morningFor, placeOption, type Scarce, scarceVenues } from './booking-steps.ts';
import { creditsOf, inWords, quoteOf } from './credit-steps.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { platformWith } from './own-platform.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';

const test = platformWith({ CREDIT_MODE: 'TEAMWORK', PRODUCT_MODE: 'TEAMWORK', UNIT_PRICE: '2500', CREDIT_TAX_RATE: '20' });
test.describe.configure({ mode: 'default' });

test('product and credit mode TEAMWORK: prices in credits alone, paid by the team', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const { balance } = await creditsOf(page.request);
  await page.goto(`/${morningFor(24)}`);
  await expect(page.getByText('Solde de votre équipe :')).toContainText(inWords(balance));
  await expect(page.getByRole('main')).not.toContainText('€');
  await page.getByRole('article').filter({ hasText: 'crédits' }).first().getByRole('link').click();
  await page.getByRole('button', { name: /Poser une option.*crédits/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€');
  expect(await axeViolations(page)).toEqual([]);
  const address = page.url();
  const { credits } = await quoteOf(page, address);
  await expect(page.getByRole('main')).not.toContainText('€');
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  expect(await creditsOf(page.request)).toEqual({ balance: balance - credits, held: credits });
});

test('credit mode TEAMWORK: a colleague spends from the team’s balance, and the team sees that, not on what', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, baseURL, password: newPassword });
  const { balance } = await creditsOf(page.request);
  const host = await another(browser, { email: hugo, baseURL });
  expect(await creditsOf(host.request)).toMatchObject({ balance });
  const [venue] = (await scarceVenues(page.request, 1)) as [Scarce];
  await page.goto(`/venues/${venue.slug}${venue.query}`);
  await page.getByRole('button', { name: /Poser une option.*crédits/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  const { credits } = await quoteOf(page, page.url());
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();

  expect(await creditsOf(host.request)).toMatchObject({ balance: balance - credits });
  await host.goto('/auth/account');
  const newest = host.getByRole('list', { name: 'Mouvements' }).getByRole('listitem').first();
  await expect(newest).toContainText('Option d’un membre de l’équipe');
  await expect(newest).not.toContainText(venue.name);
  await host.context().close();
});
