import { axeViolations } from './axe-violations.ts';
import { another, claire, makeQuote, placeOption, type Scarce, scarceVenues } from './booking-steps.ts';
import { creditsOf, inWords, quoteOf } from './credit-steps.ts';
import { platformWith } from './own-platform.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';

const sponsored = 10;
const test = platformWith({ CREDIT_MODE: 'USER', UNIT_PRICE: '2500', CREDIT_TAX_RATE: '20', SPONSOR_CREDIT: String(sponsored) });

const admin = 'admin@comet.example';

// Covers B-D11–B-D13.
test('credit mode USER: an option takes what a sponsor does not bear, releasing it gives them back, and one over the balance is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  const { balance } = await creditsOf(page.request);
  const [venue] = (await scarceVenues(page.request, 0)) as [Scarce];
  await page.goto(`/venues/${venue.slug}${venue.query}`);
  await expect(page.getByText(/^soit .+ crédits$/)).toBeVisible();
  await expect(page.getByText(inWords(balance))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const address = await makeQuote(page, venue);
  const { credits, totalExcludingVatPrice } = await quoteOf(page, address);
  expect(credits).toBe(Math.ceil((totalExcludingVatPrice * 1.2) / 2_500) - sponsored);
  await expect(page.getByRole('row', { name: /^Total en crédits/ })).toContainText(inWords(credits));
  const pdf = await page.request.get(`/api/quotes/${address.split('/').at(-1)}/pdf?lng=fr`);
  expect(await pdfText(await pdf.body())).toContain('Total en crédits');
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
  expect(await axeViolations(desk)).toEqual([]);
  await desk.context().close();

  await page.goto(address);
  await expect(page.getByText('Il manque 1 crédit.')).toBeVisible();
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre solde ne suffit pas' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect((await quoteOf(page, address)).option).toBeNull();
  await page.getByRole('link', { name: 'Voir mes crédits' }).click();
  await expect(page.getByRole('list', { name: 'Mouvements' })).toContainText('Forfait épuisé');
});
