import type { Locator, Page } from '@playwright/test';
import { addDays, localTime } from '@plenary/service-kit/local-time';
import { axeViolations } from './axe-violations.ts';
import { another, availabilityOf, changeSigningFields, claire, makeQuote, type Scarce, scarceVenues } from './booking-steps.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const admin = 'admin@comet.example';
const [company, domain] = [`Maison Accord ${process.pid}`, `accord-${process.pid}.example`];

const dialogOf = async (page: Page, button: Locator): Promise<Locator> => {
  await button.click();
  return page.getByRole('dialog');
};

/** Price of a venue for a customer, in cents without VAT. */
const priceOf = async (page: Page, venue: Scarce): Promise<number> => (await availabilityOf(page.request, venue)).price.amount;

test('a contract that an administrator gives a company lowers what its people pay, and ends', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/companies');
  const form = await dialogOf(page, page.getByRole('button', { name: 'Ajouter une entreprise' }));
  await form.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill(company);
  await form.getByRole('textbox', { name: /^Domaines e-mail/ }).fill(domain);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();

  const given = await dialogOf(page, page.getByRole('button', { name: 'Accorder un contrat' }));
  await given.getByRole('textbox', { name: 'Remise en %' }).fill('5');
  await given.getByLabel('Premier jour').fill('2024-01-01');
  await given.getByRole('textbox', { name: /^Description \(Français\)/ }).fill('Remise sur les salles');
  await given.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('En vigueur')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const visitor = await another(browser, { email: claire, baseURL });
  const [venue] = await scarceVenues(visitor.request, 8);
  if (!venue) throw new Error('no venue has its largest room free');
  const publicPrice = await priceOf(visitor, venue);

  const customer = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const email = await freshAccount(customer.request, { baseURL, domain });
  const headers = { origin: new URL(baseURL ?? '').origin };
  const login = await customer.request.post('/api/login', { headers, data: { email, password: newPassword, action: 'login' } });
  expect(login.ok()).toBe(true);
  const lowered = await priceOf(customer, venue);
  expect(lowered).toBeLessThan(publicPrice);

  const changed = await dialogOf(page, page.getByRole('button', { name: /^Modifier\s+5/ }));
  await changed.getByRole('textbox', { name: 'Remise en %' }).fill('25');
  await changed.getByText('Annulation flexible', { exact: true }).click();
  await changed.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^25/ })).toBeVisible();
  await expect.poll(() => priceOf(customer, venue)).toBeLessThan(lowered);
  await makeQuote(customer, venue);
  await expect(customer.getByRole('row', { name: new RegExp(`Remise contrat-cadre ${company}`) })).toBeVisible();
  // Lifecycle L27: nothing until 3 days before, 5 where the deal is large.
  await expect(customer.getByText(/^[35] jours ou plus avant l’événement/)).toBeVisible();
  await expect(customer.getByText(/^[24] jours avant ou moins/)).toBeVisible();

  const ended = await dialogOf(page, page.getByRole('button', { name: /^Arrêter\s+25/ }));
  const yesterday = addDays(localTime(Date.now(), 'Europe/Paris').day, -1);
  await ended.getByLabel('Dernier jour en vigueur').fill(yesterday);
  await ended.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('En vigueur')).toHaveCount(0);
  await expect.poll(() => priceOf(customer, venue)).toBe(publicPrice);

  await page.getByRole('link', { name: 'Journal de cette entreprise' }).click();
  for (const deed of ['Entreprise ajoutée', 'Contrat-cadre accordé', 'Contrat-cadre modifié', 'Contrat-cadre arrêté'])
    await expect(page.getByRole('cell', { name: deed })).toBeVisible();

  await page.goto(`/staff/accounts?search=${email}`);
  const user = await dialogOf(page, page.getByRole('button', { name: `Gérer ${email}` }));
  await user.getByRole('button', { name: 'Fermer le compte' }).click();
  await user.getByRole('button', { name: 'Oui, continuer' }).click();
  await expect(user.getByText('Le compte est fermé.')).toBeVisible();
  await expect.poll(async () => (await customer.request.get('/api/me')).status()).toBe(401);
  await customer.context().close();
  await visitor.context().close();
});

// Covers L-D04.
test('the address and VAT number that staff keep of a company are on its customers’ unsigned papers, and on nobody else’s', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: admin, baseURL });
  const { origin } = new URL(baseURL ?? '');
  const [name, ownDomain] = [`Maison Tilleul ${process.pid}`, `tilleul-${process.pid}.example`];
  const made = await page.request.post('/api/accounts/companies', { headers: { origin }, data: { name, domains: [ownDomain] } });
  const { companyId } = await made.json();
  const texts = { fr: { description: 'Contrat', dispositions: '' } };
  const terms = { percent: 0, texts, validFrom: '2024-01-01', validTo: null, version: 0 };
  const given = await page.request.post(`/api/accounts/companies/${companyId}/contracts`, { headers: { origin }, data: terms });
  const { version } = await given.json();

  const customer = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const email = await freshAccount(customer.request, { baseURL, domain: ownDomain });
  const data = { email, password: newPassword, action: 'login' };
  expect((await customer.request.post('/api/login', { headers: { origin }, data })).ok()).toBe(true);
  const [venue] = await scarceVenues(customer.request, 8);
  if (!venue) throw new Error('no venue has its largest room free');
  const quote = await makeQuote(customer, venue);
  const paper = async (query: string) => pdfText(await (await customer.request.get(`/api${quote}/pdf?${query}`)).body());
  expect(await paper('lng=fr')).not.toContain('TVA intracommunautaire FR');

  const billing = { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', vatCode: 'FR12345678901' };
  const kept = await page.request.put(`/api/accounts/companies/${companyId}/billing`, {
    headers: { origin },
    data: { ...billing, version },
  });
  expect(kept.status()).toBe(200);
  for (const query of ['lng=fr', 'lng=en&goal=proforma', 'lng=nl&goal=signature']) {
    const text = await paper(query);
    for (const part of [name, '4 rue des Lilas, 59000 Lille, France', billing.vatCode]) expect(text, query).toContain(part);
  }
  await customer.goto(`${quote}/signature`);
  await changeSigningFields(customer);
  for (const [label, value] of [
    ['Rue', billing.street],
    ['Ville', billing.city],
    ['N° de TVA intracommunautaire', billing.vatCode],
  ] as const)
    await expect(customer.getByLabel(label)).toHaveValue(value);
  expect(await (await customer.request.get('/api/me')).text()).not.toContain('Lilas');

  const stranger = await another(browser, { email: claire, baseURL });
  expect((await stranger.request.get(`/api${quote}/signature`)).status()).toBe(404);
  const own = await makeQuote(stranger, venue);
  expect(await pdfText(await (await stranger.request.get(`/api${own}/pdf?lng=fr`)).body())).not.toContain('Lilas');

  await page.goto(`/staff/companies/${companyId}`);
  await expect(page.getByText('59000 Lille')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Journal de cette entreprise' }).click();
  await expect(page.getByText('4 rue des Lilas')).toBeVisible();
  await customer.context().close();
  await stranger.context().close();
});

test('staff who do not administer find no accounts', async ({ page, baseURL }) => {
  await signIn(page, { email: 'staff@comet.example', baseURL });
  for (const path of ['/staff/accounts', '/staff/companies', '/staff/accounts/audit-trail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  }
});
