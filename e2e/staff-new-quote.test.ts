import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { eventOfQuote, freeSearch, signMadeQuote } from './booked-event.ts';
import { another, claire, readMail, scarceVenues, staff } from './booking-steps.ts';
import { freshAccount, freshEmail, newPassword } from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { meetingDays } from './open-days.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { goToSummary, title } from './survey-steps.ts';

const admin = 'admin@comet.example';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The form of a proposal for Claire and forty people on a day, at a venue without list prices. */
const openProposal = async (page: Page, day: Date): Promise<Locator> => {
  await page.goto(`/staff/new-quote?${new URLSearchParams({ search: claire, venue: 'arboretum', day: day.toISOString().slice(0, 10) })}`);
  await page.getByRole('button', { name: 'Choisir Claire Martin' }).click();
  await page.getByRole('textbox', { name: 'Personnes' }).fill('40');
  await page.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  return page.getByRole('form', { name: 'Proposition' });
};

/** How wide the page is on a phone of 390 pixels. */
const widthOnPhone = async (page: Page): Promise<number> => {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide) await page.setViewportSize(wide);
  return width;
};

test('staff make a quote with an option for somebody without an account, who opens it from the mail and owns it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('paul');
  await signIn(page, { email: staff, baseURL });
  const [venue] = await scarceVenues(page.request, 22);
  if (!venue) throw new Error('no venue has its largest room free');
  const [{ date }] = JSON.parse(new URLSearchParams(venue.query).get('days') ?? '[]');

  await page.goto(`/staff/planning?country=FRA&venue=${venue.slug}`);
  await page.getByRole('link', { name: 'Nouveau devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un client' }).click();
  const form = page.getByRole('form', { name: 'Ajouter un client' });
  for (const [label, text] of [
    ['E-mail', email],
    ['Prénom', 'Paul'],
    ['Nom', 'Girard'],
    ['Téléphone', '01 42 00 00 01'],
    ['Entreprise', 'Maison Accord'],
  ] as const)
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  await form.getByRole('button', { name: 'Ajouter ce client' }).click();
  await expect(page.getByText('Compte jamais ouvert')).toBeVisible();

  await page.getByLabel('Jour', { exact: true }).fill(date);
  await page.getByRole('textbox', { name: 'Personnes' }).fill('20');
  await page.getByRole('combobox', { name: 'Durée' }).selectOption({ label: 'matin' });
  await page.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  await expect(page.getByText('Total TTC')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Faire le devis' }).click();
  await expect(page.getByText('Le devis est fait et l’option posée.', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Option 1 jusqu’au /)).toBeVisible();
  const quotePath = new URL(page.url()).pathname.replace('/staff', '');

  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('row', { name: /Devis fait pour un client/ }).first()).toContainText(email);

  const mail = await readMail(page.request, { subject: `Votre devis pour Comet ${venue.name}`, to: email });
  expect(mail).toContain(quotePath);
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  const [, paper = ''] = new RegExp(`to ${email} <a href="([^"]+)">devis-[0-9a-f]{8}-fr[.]pdf`).exec(mailbox) ?? [];
  const mailed = await (await page.request.get(paper)).body();
  expect(mailed.subarray(0, 5).toString()).toBe('%PDF-');
  const customer = await browser.newPage({ baseURL, locale: 'fr-FR' });
  await customer.goto(quotePath);
  await customer.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(email);
  await customer.keyboard.press('Enter');
  await customer.goto(await mailedLink(page.request, { to: email, path: '/set-password' }));
  await customer.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(newPassword);
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  expect(new URL(customer.url()).pathname).toBe(quotePath);
  await expect(customer.getByRole('heading', { name: /option est posée/ })).toBeVisible();

  // Lifecycle L11: the bytes that were mailed are those that both download, though the rooms are held since.
  expect((await (await customer.request.get(`/api${quotePath}/pdf?lng=fr`)).body()).equals(mailed)).toBe(true);
  await page.goto(`/staff${quotePath}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le devis envoyé' }).click();
  expect((await readFile(await (await download).path())).equals(mailed)).toBe(true);
  await customer.close();
});

test('a venue without list prices gets a proposal of written lines, then its next version, which its customer declines', async ({
  page,
  browser,
  baseURL,
}) => {
  const [day] = meetingDays();
  await signIn(page, { email: staff, baseURL });
  const form = await openProposal(page, day);
  await form.getByRole('textbox', { name: 'Libellé' }).fill('Serre tropicale, avec scène');
  await form.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill('4500');
  await form.getByRole('button', { name: 'Calculer le total' }).click();
  await expect(form.getByText('Total TTC')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBe(390);
  await form.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByText('La proposition est envoyée au client par e-mail.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer le devis' })).toBeVisible();
  const first = new URL(page.url()).pathname;

  const customer = await another(browser, { email: claire, baseURL });
  await readMail(page.request, { subject: 'Votre devis pour Comet Arboretum', to: claire });
  await customer.goto(first.replace('/staff', ''));
  await expect(customer.getByText('Serre tropicale, avec scène')).toBeVisible();

  // Lifecycle L11: the next version, which holds the rooms.
  await page.getByRole('link', { name: 'Modifier la proposition' }).click();
  const next = page.getByRole('form', { name: 'Proposition' });
  await next.getByRole('textbox', { name: 'Libellé' }).fill('Serre tropicale, avec scène et lumière');
  await next.getByText('Retenir les salles aussi longtemps', { exact: false }).click();
  await next.getByRole('button', { name: 'Calculer le total' }).click();
  await expect(next.getByText('Total TTC')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await widthOnPhone(page)).toBe(390);
  await next.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await expect(page.getByText(/^Option [12] jusqu’au /)).toBeVisible();
  const desk = new URL(page.url()).pathname;
  await customer.goto(first.replace('/staff', ''));
  await expect(customer.getByText('Serre tropicale, avec scène et lumière')).toBeVisible();
  expect(new URL(customer.url()).pathname).toBe(desk.replace('/staff', ''));
  const headers = { origin: new URL(baseURL ?? '').origin };
  const declined = await customer.request.post(`/api${desk.replace('/staff', '')}/rejection`, { headers, data: { reason: 'Trop cher' } });
  expect(declined.status()).toBe(204);
  await page.reload();
  await expect(page.getByText('Refusé', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer le devis' })).toBeHidden();
  await customer.context().close();

  // Desk D8: why it was lost, told by staff, found by lists and trail.
  await expect(page.getByText('Perdu : Raison non dite')).toBeVisible();
  await page.getByRole('button', { name: 'Dire pourquoi' }).click();
  await page.getByRole('combobox', { name: 'Raison' }).selectOption('Prix');
  await page.getByRole('textbox', { name: 'En quelques mots' }).fill('Un tiers trop cher');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Perdu : Prix · Un tiers trop cher')).toBeVisible();
  const quoteId = desk.split('/').at(-1) ?? '';
  await page.goto(`/staff/events?search=${quoteId}&lost=price&sort=days`);
  await expect(page.getByText('Prix · Un tiers trop cher')).toBeVisible();
  await page.goto(`/staff/events?search=${quoteId}&lost=date&sort=days`);
  await expect(page.getByText('Aucun événement', { exact: false }).first()).toBeVisible();
});

// Lifecycle L9, L11.
test('a proposal has a variant beside it; its customer compares both and signs one, which ends the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const [day] = meetingDays();
  day.setUTCDate(day.getUTCDate() + 14);
  await signIn(page, { email: staff, baseURL });
  const send = async (label: string, price: string) => {
    const form = page.getByRole('form', { name: 'Proposition' });
    await form.getByRole('textbox', { name: 'Libellé' }).fill(label);
    await form.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill(price);
    await form.getByRole('button', { name: 'Calculer le total' }).click();
    await expect(form.getByText('Total TTC')).toBeVisible();
    await form.getByRole('button', { name: 'Envoyer la proposition' }).click();
    await expect(page.getByRole('button', { name: 'Retirer le devis' })).toBeVisible();
    return new URL(page.url()).pathname.replace('/staff', '');
  };
  await openProposal(page, day);
  const first = await send('Serre, matin et midi', '4000');
  await page.getByRole('link', { name: 'Proposer une variante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Variante d’une proposition' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Personnes' }).fill('30');
  await page.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  const second = await send('Serre, journée', '4800');
  await expect(page.getByText('Une autre variante de cette proposition :')).toBeVisible();

  const customer = await another(browser, { email: claire, baseURL });
  await customer.goto(first);
  await expect(customer.getByText('Serre, matin et midi')).toBeVisible();
  expect(await axeViolations(customer)).toEqual([]);
  await customer.getByRole('link', { name: /^Comet Arboretum, .*TTC$/ }).click();
  await expect(customer.getByText('Serre, journée')).toBeVisible();
  expect(new URL(customer.url()).pathname).toBe(second);
  await signMadeQuote(customer.request, { baseURL, quoteId: second.split('/').at(-1) ?? '' });
  await customer.goto(first);
  await expect(customer.getByText('Serre, journée')).toBeVisible();
  expect(new URL(customer.url()).pathname).toBe(second);
  await page.goto(`/staff${first}`);
  await expect(page.getByText('la variante que le client a signée', { exact: false })).toBeVisible();
  await customer.context().close();
});

// Lifecycle L10.
test('a discount over the limit of its author waits on Today for another person, who approves it; its author and customer are mailed', async ({
  page,
  browser,
  baseURL,
}) => {
  const [, day] = meetingDays();
  await signIn(page, { email: staff, baseURL });
  const form = await openProposal(page, day);
  await form.getByRole('textbox', { name: 'Libellé' }).fill('Serre tropicale, à prix doux');
  await form.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill('4500');
  await form.getByRole('textbox', { name: 'Remise (%)' }).fill('20');
  await form.getByRole('button', { name: 'Calculer le total' }).click();
  await expect(form.getByText(/^La remise est de 20\s%, plus que les 10\s%/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Soumettre pour approbation' }).click();
  await expect(page.getByText('Une autre personne doit approuver votre proposition.')).toBeVisible();
  const { pathname } = new URL(page.url());

  const boss = await another(browser, { email: admin, baseURL });
  await boss.goto('/staff/today?show=approvals');
  const todo = boss.getByRole('list', { name: 'À traiter maintenant' }).locator(`a[href="${pathname}"]`);
  await expect(todo).toContainText('À approuver');
  await todo.click();
  await expect(boss.getByText('Serre tropicale, à prix doux')).toBeVisible();
  expect(await axeViolations(boss)).toEqual([]);
  await boss.getByRole('button', { name: 'Approuver et envoyer' }).click();
  await expect(boss.getByText('Proposition approuvée et envoyée au client.', { exact: false })).toBeVisible();
  await boss.getByRole('link', { name: 'Voir le devis' }).click();
  await expect(boss.getByRole('button', { name: 'Retirer le devis' })).toBeVisible();
  const desk = new URL(boss.url()).pathname;
  await boss.context().close();

  await readMail(page.request, { subject: 'Votre proposition pour Atelier Nord est approuvée', to: staff });
  const customer = await another(browser, { email: claire, baseURL });
  await customer.goto(desk.replace('/staff', ''));
  await expect(customer.getByText('Serre tropicale, à prix doux')).toBeVisible();
  await customer.context().close();
});

// Covers L-G13, L-Y04.
test('staff sell an afterwork alone, and its customer prepares an evening that has nothing else', async ({ page, browser, baseURL }) => {
  const [day] = meetingDays();
  const date = day.toISOString().slice(0, 10);
  await signIn(page, { email: staff, baseURL });
  await page.goto(`/staff/new-quote?${new URLSearchParams({ search: claire, venue: 'fonderie-saint-maur', day: date })}`);
  await page.getByRole('button', { name: 'Choisir Claire Martin' }).click();
  await page.getByRole('combobox', { name: 'Durée' }).selectOption({ label: 'soirée, afterwork seul' });
  await page.getByRole('textbox', { name: 'Personnes' }).fill('20');
  await page.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  await expect(page.getByText('Total TTC')).toBeVisible();
  await page.getByRole('button', { name: 'Faire le devis' }).click();
  await expect(page.getByText('Le devis est fait et l’option posée.', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Option 1 jusqu’au /)).toBeVisible();
  const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const customer = await another(browser, { email: claire, baseURL });
  await customer.goto(`/quotes/${quoteId}`);
  await expect(customer.getByRole('row', { name: /^Afterwork, de 18\sh à 19\sh\s30 20 / })).toBeVisible();
  await signMadeQuote(customer.request, { baseURL, quoteId });
  const eventId = await eventOfQuote(customer.request, quoteId);
  await customer.goto(`/survey/${eventId}`);
  await expect(title(customer)).toHaveText('Contact');
  expect(await goToSummary(customer)).toEqual(['Contact', 'Espace de la soirée', 'Afterwork', 'Besoins complémentaires', 'Récapitulatif']);
  await customer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(customer.getByRole('dialog', { name: 'Votre logistique est enregistrée' })).toBeVisible();
  await customer.context().close();
});

// Lifecycle L9.
test('each request on the desk leads to its proposal: a call to make, a big event, a price that no list has', async ({
  page,
  browser,
  baseURL,
}) => {
  const asker = await browser.newPage({ baseURL, locale: 'fr-FR' });
  const email = await freshAccount(asker.request, { baseURL });
  await signIn(asker, { email, password: newPassword, baseURL });
  const headers = { origin: new URL(baseURL ?? '').origin };
  const { demandId } = await freeSearch(asker.request, { slug: 'palacete-almagro', countryCode: 'ESP' });
  const called = await asker.request.post(`/api/demands/${demandId}/call-me-back`, {
    headers,
    data: { action: 'call-me-back', message: 'Rappelez-moi' },
  });
  expect(called.status()).toBe(200);
  const crowd = [{ pax: 60, configuration: 'theater', subcommittees: [] }];
  const { query } = await freeSearch(asker.request, { slug: 'ternes', countryCode: 'FRA', days: crowd });
  const [{ date }] = JSON.parse(new URLSearchParams(query).get('days') ?? '[]');
  const { venues } = await (await asker.request.get('/api/available-venues?countryCode=FRA')).json();
  for (const [slug, pax] of [
    ['ternes', 60],
    ['arboretum', 50],
  ] as const) {
    const { salesforceId } = (venues as { slug: string; salesforceId: string }[]).find((one) => one.slug === slug) ?? { salesforceId: '' };
    const who = { lang: 'fr', firstname: 'Ève', lastname: 'Leroy', email, phone: '01 42 00 00 00' };
    const what = { 'venue-id': salesforceId, 'start-date': date, 'end-date': date, 'rooms-count': 1, pax, message: 'Une convention' };
    expect((await asker.request.post('/api/create-big-event-demand', { headers, data: { ...who, ...what } })).status()).toBe(201);
  }
  await asker.close();

  await signIn(page, { email: staff, baseURL });
  for (const [kind, venue, people] of [
    ['À rappeler', 'Comet Palacete Almagro', '12'],
    ['Grand événement', 'Comet Ternes', '60'],
    ['Prix sur mesure', 'Comet Arboretum', '50'],
  ] as const) {
    await page.goto('/staff/tasks');
    const asked = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: kind }).filter({ hasText: venue });
    await asked.getByRole('link', { name: 'Nouveau devis' }).click();
    await expect(page.getByRole('textbox', { name: 'Personnes' }).first()).toHaveValue(people);
    await page.getByRole('button', { name: /^Choisir / }).click();
    await page.getByRole('button', { name: 'Voir ce qui est libre' }).click();
    const written = page.getByRole('button', { name: 'Écrire une proposition' });
    const form = page.getByRole('form', { name: 'Proposition' });
    await expect(written.or(form)).toBeVisible();
    // A proposal in place of a list price begins with the lines of the list.
    if (await written.isVisible()) {
      await written.click();
      await form.getByRole('combobox', { name: 'Article du catalogue' }).first().selectOption('');
    }
    await form.getByRole('textbox', { name: 'Libellé' }).first().fill('Une journée sur mesure');
    await form.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).first().fill('12000');
    await form.getByRole('button', { name: 'Calculer le total' }).click();
    await expect(form.getByText('Total TTC')).toBeVisible();
    await form.getByRole('button', { name: 'Envoyer la proposition' }).click();
    await expect(page.getByRole('button', { name: 'Retirer le devis' })).toBeVisible();
  }
});
