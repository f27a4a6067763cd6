import { createHash } from 'node:crypto';
import {
  another,
  availabilityOf,
  billing,
  changeSigningFields,
  claire,
  fillBilling,
  hugo,
  makeQuote,
  openMail,
  placeOption,
  scarceVenues,
  unfoldContacts,
} from './booking-steps.ts';
import { expectFocusKept, pressOn, tabTo, writeInto } from './by-keyboard.ts';
import { account, freshAccount, identify, logIn, newPassword, password } from './identity-steps.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers B-N29.

const second = 'nadia.roux@atelier-nord.example';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('from an option to the signature, a second signatory in another browser, billing, and a confirmed booking', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // Mails are shown without scripts; the trace would like to run its own.
  expectedErrors.push(/Blocked script execution in '[^']*\/dev\/mailbox/);
  await signIn(page, { email: claire, baseURL });
  const [venue] = await scarceVenues(page.request, 9);
  if (!venue) throw new Error('no venue has its largest room free');
  const quote = await makeQuote(page, venue);
  await placeOption(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();
  await page.goto(quote);
  await page.getByRole('link', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeVisible();

  await changeSigningFields(page);
  await unfoldContacts(page);
  await page.getByLabel('Nom du signataire').fill('Claire Martin');
  await page.getByLabel('E-mail du second signataire').fill(second);
  // The form begins as the customer's last signature, which another journey may have made.
  for (const choice of ['Sans', 'Par e-mail']) await page.getByRole('radio', { name: choice, exact: true }).check();
  await page.getByLabel('Ville').fill('Lille');
  await page.reload();
  await expect(page.getByText(second)).toBeVisible();
  await changeSigningFields(page);
  await expect(page.getByLabel('E-mail du second signataire')).toHaveValue(second);
  // Billing data do not stay in the browser.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lille');
  await page.getByLabel('Ville').fill('Lille');
  await page.getByRole('button', { name: 'Préparer le document à signer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeFocused();

  const address = await page.getByRole('link', { name: 'Ouvrir le document dans un nouvel onglet' }).getAttribute('href');
  const read = await (await page.request.get(address ?? '')).body();
  expect(await page.getByRole('code').textContent()).toBe(hashOf(read));
  const words = await pdfText(read);
  for (const expected of ['Claire Martin', second, 'Bon pour accord']) expect(words).toContain(expected);

  await page.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('checkbox', { name: /Bon pour accord/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await page.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Il reste une signature' })).toBeVisible();
  await openMail(page, { subject: `Votre signature pour Comet ${venue.name} est enregistrée`, to: claire });

  const stranger = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await openMail(stranger, { subject: 'vous demande de contresigner un devis', to: second });
  const link = await stranger.locator('a[href*="/countersignature#token="]').first().getAttribute('href');
  const { pathname, hash } = new URL(link ?? '');
  await stranger.goto(pathname + hash);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Votre signature est attendue' })).toBeVisible();
  expect(new URL(stranger.url()).pathname).toBe(pathname);
  expect(stranger.url()).not.toMatch(/[?#]/);
  // A sign-in on the way comes back to the page, whose token still works.
  await identify(stranger, claire);
  await logIn(stranger, password);
  await expect(account(stranger, 'Claire')).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Votre signature est attendue' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Votre signature est attendue' })).toBeVisible();
  expect(await stranger.getByRole('code').textContent()).toBe(hashOf(read));
  const shown = await stranger.getByRole('link', { name: 'Ouvrir le document dans un nouvel onglet' }).getAttribute('href');
  expect((await (await stranger.request.get(shown ?? '')).body()).equals(read)).toBe(true);
  await stranger.getByLabel('Votre nom').fill('Nadia Roux');
  await stranger.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await stranger.getByRole('button', { name: 'Contresigner' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Merci, vous avez signé' })).toBeFocused();
  await stranger.goto(pathname + hash);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeVisible();
  await stranger.context().close();

  await page.goto(quote);
  await expect(page.getByRole('heading', { name: 'Signé : il manque la facturation' })).toBeVisible();
  await page.getByRole('link', { name: 'Compléter la facturation' }).click();
  await fillBilling(page);
  await page.getByRole('button', { name: 'Enregistrer la facturation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeVisible();
  await openMail(page, { subject: `Votre réservation chez Comet ${venue.name} est confirmée`, to: claire });

  const signed = await page.request.get(`/api${quote}/pdf?lng=fr&goal=signature&version=4`);
  expect(hashOf(await signed.body())).toBe(hashOf(read));
  const certificate = await page.request.get(`/api${quote}/signature/certificate`);
  const proof = await pdfText(await certificate.body());
  for (const expected of ['Claire Martin', 'Nadia Roux', second]) expect(proof).toContain(expected);
  expect(proof.replaceAll(' ', '')).toContain(hashOf(read));

  const other = await another(browser, { email: hugo, baseURL });
  expect(await availabilityOf(other.request, venue)).not.toMatchObject({ type: 'available' });
  for (const path of [`/api${quote}/signature`, `/api${quote}/signature/certificate`])
    expect((await other.request.get(path)).status()).toBe(404);
  await other.context().close();

  await page.goto(quote);
  await expect(page.getByText('Accepté')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signé et confirmé' })).toBeVisible();
});

test('a lost answer while signing, a double press and a second tab sign once', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await signIn(page, { email: hugo, baseURL });
  const [venue] = await scarceVenues(page.request, 10);
  if (!venue) throw new Error('no venue has its largest room free');
  const quote = await makeQuote(page, venue);
  const tab = await page.context().newPage();
  for (const one of [page, tab]) {
    await one.goto(`${quote}/signature`);
    await changeSigningFields(one);
    await fillBilling(one);
    await one.getByRole('button', { name: 'Préparer le document à signer' }).click();
    await expect(one.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeVisible();
    await one.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  }
  // The service does its work; its answer never arrives.
  await page.route('**/api/quotes/*/signature', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Signer le devis' }).dblclick();
  await expect(page.getByText(/rien ne sera signé deux fois/)).toBeVisible();
  await page.unroute('**/api/quotes/*/signature');
  await page.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeVisible();
  await tab.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeVisible();
});

test('by keyboard alone: a new customer reads the document, signs it, and gives the billing last', async ({ page, baseURL }) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, baseURL, password: newPassword });
  const [venue] = await scarceVenues(page.request, 11);
  if (!venue) throw new Error('no venue has its largest room free');
  await makeQuote(page, venue);
  await pressOn(page, page.getByRole('link', { name: 'Signer le devis' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await tabTo(page, page.getByRole('checkbox', { name: /Bon pour accord/ }));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Signer le devis' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Votre devis est signé' })).toBeFocused();
  for (const [label, text] of Object.entries(billing)) await writeInto(page, page.getByLabel(label, { exact: true }), text);
  await writeInto(page, page.getByLabel('Pays', { exact: true }), 'France');
  await pressOn(page, page.getByRole('button', { name: 'Enregistrer la facturation' }));
  await expect(page.getByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeFocused();
  await expectFocusKept(page);
});
