import type { APIRequestContext, Page } from '@playwright/test';
import { another, askForOption, claire, makeQuote, morningFor, placeOption, type Scarce, scarceVenues } from './booking-steps.ts';
import { faultsOf } from './faults-of.ts';
import { platformWith } from './own-platform.ts';
import { pdfText } from './pdf-text.ts';
import { expect } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const worth = { UNIT_PRICE: '2500', CREDIT_TAX_RATE: '20' };
const userTest = platformWith({ CREDIT_MODE: 'USER', ...worth });
const teamTest = platformWith({ CREDIT_MODE: 'TEAMWORK', PRODUCT_MODE: 'TEAMWORK', ...worth });

const admin = 'admin@comet.example';
const creditsOf = async (request: APIRequestContext): Promise<{ balance: number; held: number }> => {
  const { balance, held } = await (await request.get('/api/me/credits')).json();
  return { balance, held };
};
const quoteOf = async (page: Page, address: string) =>
  (await page.request.get(`/api/quotes/${new URL(address, 'http://x').pathname.split('/')[2]}`)).json();
/** As French pages write it, any of its spaces. */
const inWords = (credits: number) => new RegExp(`${new Intl.NumberFormat('fr-FR').format(credits).replaceAll(/\s/g, '\\s')}\\scrédits?`);

userTest(
  'credit mode USER: an option takes credits, releasing it gives them back, and one over the balance is refused',
  async ({ page, browser, baseURL }) => {
    userTest.setTimeout(90_000);
    await signIn(page, { email: claire, baseURL });
    const { balance } = await creditsOf(page.request);
    const [venue] = (await scarceVenues(page.request, 0)) as [Scarce];
    await page.goto(`/venues/${venue.slug}${venue.query}`);
    await expect(page.getByText(/^soit .+ crédits$/)).toBeVisible();
    await expect(page.getByText(inWords(balance))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    const address = await makeQuote(page, venue);
    const { credits, totalExcludingVatPrice } = await quoteOf(page, address);
    expect(credits).toBe(Math.ceil((totalExcludingVatPrice * 1.2) / 2_500));
    await expect(page.getByRole('row', { name: /^Total en crédits/ })).toContainText(inWords(credits));
    const pdf = await page.request.get(`/api/quotes/${address.split('/').at(-1)}/pdf?lng=fr`);
    expect(await pdfText(await pdf.body())).toContain('Total en crédits');
    await askForOption(page);
    await placeOption(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
    await expect(page.getByText(inWords(balance - credits))).toBeVisible();
    expect(await creditsOf(page.request)).toEqual({ balance: balance - credits, held: credits });

    await page.goto('/auth/account');
    const ledger = page.getByRole('list', { name: 'Mouvements' });
    await expect(ledger.getByRole('listitem').first()).toContainText(`Comet ${venue.name}`);
    await page.goto(`${address}/release-option`);
    await page.getByRole('button', { name: 'Libérer l’option' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre option est libérée' })).toBeVisible();
    await expect.poll(() => creditsOf(page.request)).toEqual({ balance, held: 0 });

    const desk = await another(browser, { email: admin, baseURL });
    await desk.goto('/staff/accounts?search=claire');
    await desk.getByRole('button', { name: `Gérer ${claire}` }).click();
    const panel = desk.getByRole('dialog').getByRole('region', { name: 'Crédits' });
    await panel.getByLabel('Opération').selectOption('correction');
    await panel.getByRole('textbox', { name: 'Crédits' }).fill(String(credits - 1 - balance));
    await panel.getByRole('textbox', { name: 'Motif' }).fill('Forfait épuisé');
    await panel.getByRole('button', { name: 'Corriger le solde' }).click();
    await expect(panel.getByText('C’est enregistré.')).toBeVisible();
    expect(await faultsOf(desk)).toEqual([]);
    await desk.context().close();

    await page.goto(address);
    await expect(page.getByText('Il manque 1 crédit.')).toBeVisible();
    await askForOption(page);
    await placeOption(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre solde ne suffit pas' })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    expect((await quoteOf(page, address)).option).toBeNull();
    await page.getByRole('link', { name: 'Voir mes crédits' }).click();
    await expect(page.getByRole('list', { name: 'Mouvements' })).toContainText('Forfait épuisé');
  },
);

teamTest('product and credit mode TEAMWORK: prices in credits alone, paid by the team', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const { balance } = await creditsOf(page.request);
  await page.goto(`/${morningFor(24)}`);
  await expect(page.getByText('Solde de votre équipe :')).toContainText(inWords(balance));
  await expect(page.getByRole('main')).not.toContainText('€');
  await page.getByRole('article').filter({ hasText: 'crédits' }).first().getByRole('link').click();
  await page.getByRole('button', { name: /Poser une option.*crédits/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre devis' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€');
  expect(await faultsOf(page)).toEqual([]);
  const address = page.url();
  const { credits } = await quoteOf(page, address);
  await askForOption(page);
  await expect(page.getByRole('main')).not.toContainText('€');
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  expect(await creditsOf(page.request)).toEqual({ balance: balance - credits, held: credits });
});
