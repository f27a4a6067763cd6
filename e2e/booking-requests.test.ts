import { another, claire, hugo, mailsOf, makeQuote, readMail, scarceVenues, staff } from './booking-steps.ts';
import { calendarDay, turnToDay } from './calendar.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers B-L19.
test('the message of a demand grows with its text to at most 150 px, then scrolls', async ({ page }) => {
  await page.goto('/venues/arboretum/event-demand');
  const message = page.getByRole('textbox', { name: 'Votre projet' });
  const height = async () => (await message.boundingBox())?.height ?? 0;
  await expect(message).toBeVisible();
  const empty = await height();
  await message.fill('Une ligne\n'.repeat(40));
  await expect.poll(height).toBe(150);
  expect(empty).toBeLessThan(150);
  expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
});

// Covers B-E04, B-E06, B-E17, B-E19–B-E25, B-Y08.
test('the form asks for as many people as the venue usually has, and knows the ad that led here', async ({ page }) => {
  const kept = () => page.evaluate(() => Object.values(sessionStorage));
  await page.goto('/?gclid=click-7');
  // A rendered page shows its venues before the scripts that keep the ad.
  await expect.poll(kept).toContain('click-7');
  for (const [slug, people, least] of [
    ['villa-yvette', '1', null],
    ['ateliers-robespierre', '50', 'À partir de 50 personnes'],
    ['cour-vaneau', '50', null],
    ['ternes', '60', 'À partir de 50 personnes'],
  ] as const) {
    await page.goto(`/venues/${slug}/event-demand`);
    const field = page.getByRole('textbox', { name: 'Participants' });
    await expect(field).toHaveValue(people);
    await expect(field).toHaveAccessibleDescription(least ?? '');
    expect(await kept()).toContain('click-7');
    const hidden = page.locator('input[name="adsTracking"]');
    await expect(hidden).toHaveValue('click-7');
    await expect(hidden).toBeHidden();
  }
});

// Covers B-R16, B-P37, B-E01–B-E02, B-E07, B-E26–B-E29.
test('a big event is asked for on the venue’s page: errors first, then one demand, confirmed on screen and by mail', async ({ page }) => {
  await page.goto('/venues/arboretum');
  const form = page.getByRole('form', { name: 'Demande d’événement' });
  await form.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(form.getByRole('region', { name: /champs sont à corriger/ })).toBeFocused();

  const email = 'organisation@maison-leroy.example';
  const contact = form.getByRole('group', { name: 'Vos coordonnées' });
  await contact.getByRole('textbox', { name: 'Prénom' }).fill('Ève');
  await contact.getByRole('textbox', { name: 'Nom', exact: true }).fill('Leroy');
  const emailField = contact.getByRole('textbox', { name: 'E-mail professionnel' });
  await emailField.fill('eve.leroy@gmail.com');
  await contact.getByRole('textbox', { name: 'Téléphone' }).fill('01 42 00 00 00');
  const [first, last] = JSON.parse(new URLSearchParams(searchAddress({ pax: 1 })).get('days') ?? '[]');
  const event = form.getByRole('group', { name: 'Votre événement' });
  for (const [label, { date }] of [
    ['Premier jour', first],
    ['Dernier jour', last],
  ] as const) {
    const day = new Date(`${date}T00:00:00Z`);
    await event.getByLabel(label).click();
    await turnToDay(page, day);
    await calendarDay(page, day).click();
    await expect(event.getByLabel(label)).toBeFocused();
  }
  const isFlexible = event.getByRole('checkbox', { name: 'Mes dates sont flexibles' });
  await expect(isFlexible).not.toBeChecked();
  await isFlexible.check();
  await event.getByRole('textbox', { name: 'Votre projet' }).fill('Une convention de deux jours');
  const answer = () => page.waitForResponse('**/api/create-big-event-demand');
  const refusing = answer();
  await form.getByRole('button', { name: 'Envoyer ma demande' }).click();
  expect(await (await refusing).json()).toMatchObject({ success: false, errors: { email: 'public-email-forbidden' } });
  await expect(emailField).toHaveAccessibleDescription(/Veuillez saisir une adresse email professionnelle/);
  await emailField.fill(email);
  await expect(emailField).not.toHaveAccessibleDescription(/Veuillez saisir/);
  const taking = answer();
  await form.getByRole('button', { name: 'Envoyer ma demande' }).dblclick();
  expect(await (await taking).json()).toEqual({ success: true });
  await expect(page).toHaveURL(/\/venues\/arboretum\/event-demand-confirmation/);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre demande est envoyée' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').getByRole('link', { name: 'Arboretum' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre demande est envoyée' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();

  await readMail(page.request, { subject: 'Votre demande pour Comet Arboretum', to: email });
  const told = { subject: 'Grand événement : Ève Leroy, Comet Arboretum', to: 'ventes@comet.example' };
  expect(await readMail(page.request, told)).toContain('Une convention de deux jours');
  expect(await mailsOf(page.request, told)).toHaveLength(1);
});

test('the confirmation opened by hand leads to the form: nothing was sent', async ({ page }) => {
  await page.goto('/venues/arboretum/event-demand-confirmation');
  await expect(page).toHaveURL(/\/venues\/arboretum\/event-demand$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Arboretum : votre événement sur mesure' })).toBeVisible();
});

// Covers B-V07, B-M20–B-M21.
test('a search that no venue can serve: signed in, a customer writes to sales, who get the words and the search', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${searchAddress({ pax: 999 })}`);
  const empty = "Oups ! Il semble qu'aucun lieu répondant à vos critères ne soit disponible.";
  await expect(page.getByRole('heading', { level: 2, name: empty })).toBeVisible();
  await expect(page.getByText('Écrivez-nous : nous vous répondons sous 24h avec une proposition.')).toBeVisible();
  await page.getByRole('button', { name: 'Écrivez-nous' }).click();
  await page.getByRole('textbox', { name: 'Votre projet' }).fill('Une assemblée générale à Paris');
  await page.getByRole('button', { name: 'Envoyer mon message' }).dblclick();
  const confirmation = page.getByText(/^Votre message est envoyé.*claire@atelier-nord\.example/);
  await expect(confirmation).toBeVisible();
  await page.reload();
  await expect(confirmation).toBeVisible();

  const told = { subject: 'Proposition demandée : Claire Martin, France, 999 pers.', to: 'ventes@comet.example' };
  expect(await readMail(page.request, told)).toContain('Une assemblée générale à Paris');
  expect(await mailsOf(page.request, told)).toHaveLength(1);
  const desk = await another(browser, { email: staff, baseURL });
  const { tasks } = await (await desk.request.get('/api/sales-desk/tasks')).json();
  expect(tasks).toContainEqual(expect.objectContaining({ venue: null, pax: 999, message: 'Une assemblée générale à Paris' }));
  await desk.context().close();
});

// Covers B-Q10–B-Q14.
test('without a framework contract a call is asked for once, and sales is mailed', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const [venue] = await scarceVenues(page.request, 6);
  if (!venue) throw new Error('no venue has its largest room free');
  await makeQuote(page, venue);
  await page.getByRole('button', { name: 'Me faire rappeler' }).dblclick();
  await expect(page.getByText('C’est noté : un commercial vous rappelle sous 24 heures.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rappel demandé' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('C’est noté : un commercial vous rappelle sous 24 heures.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rappel demandé' })).toBeDisabled();
  const told = { subject: `Rappel demandé : Claire Martin, Comet ${venue.name}`, to: 'ventes@comet.example' };
  await readMail(page.request, told);
  expect(await mailsOf(page.request, told)).toHaveLength(1);
});

test('with a framework contract the quote shows its discount, and no page offers a callback', async ({ page, baseURL }) => {
  await signIn(page, { email: hugo, baseURL });
  const [venue] = await scarceVenues(page.request, 7);
  if (!venue) throw new Error('no venue has its largest room free');
  await makeQuote(page, venue);
  await expect(page.getByRole('region', { name: 'Grand Compte' })).toContainText('10 % de remise');
  await expect(page.getByRole('row', { name: /Remise contrat-cadre Grand Compte/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me faire rappeler' })).toHaveCount(0);
  await page.goto(`/venues/bourse${searchAddress({ pax: 24 })}`);
  await expect(page.getByRole('link', { name: 'Demander une proposition' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me faire rappeler' })).toHaveCount(0);
});
