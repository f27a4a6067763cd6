import type { Page } from '@playwright/test';
import { another, claire, makeQuote, scarceVenues, staff } from './booking-steps.ts';
import { freshAccount, isSignedIn, newPassword } from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const admin = 'admin@comet.example';
const card = (page: Page, words: readonly string[]) =>
  words.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('listitem').filter({ has: page.getByRole('combobox') }));

test('what customers ask sales for waits on the desk as cards, with an owner and a state that all of the staff see', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await another(browser, { email: claire, baseURL });
  // Not the first, which other requests of the same customer name.
  const venue = (await scarceVenues(customer.request, 17)).at(-1);
  if (!venue) throw new Error('no venue has its largest room free');
  await makeQuote(customer, venue);
  await customer.getByRole('button', { name: 'Me faire rappeler' }).click();
  await expect(customer.getByText('C’est noté : un commercial vous rappelle sous 24 heures.')).toBeVisible();

  const [first, last] = meetingDays().map((day) => day.toISOString().slice(0, 10));
  const { venues } = await (await customer.request.get('/api/available-venues?countryCode=FRA')).json();
  const ask = async (slug: string, { name, pax }: { name: string; pax: number }) => {
    const { salesforceId } = (venues as { slug: string; salesforceId: string }[]).find((one) => one.slug === slug) ?? { salesforceId: '' };
    const data = {
      ...{ 'venue-id': salesforceId, lang: 'fr', firstname: 'Ève', lastname: name, email: `eve@${name.toLowerCase()}.example` },
      ...{ phone: '01 42 00 00 00', 'start-date': first, 'end-date': last, 'rooms-count': 2, pax, message: 'Une convention' },
    };
    const answer = await customer.request.post('/api/create-big-event-demand', {
      headers: { origin: new URL(baseURL ?? '').origin },
      data,
    });
    expect(answer.status()).toBe(201);
  };
  const [bigEvent, customPrice] = [`Grandin${process.pid}`, `Mesure${process.pid}`];
  await ask('ternes', { name: bigEvent, pax: 60 });
  await ask('bourse', { name: customPrice, pax: 200 });

  await signIn(page, { email: staff, baseURL });
  await page.goto('/staff/tasks');
  await expect(
    card(page, ['Grand événement', `Ève ${bigEvent}`, 'Comet Ternes', '60 personnes, 2 salles', 'Une convention']),
  ).toBeVisible();
  await expect(card(page, ['Prix sur mesure', `Ève ${customPrice}`, 'Comet Bourse', '200 personnes'])).toBeVisible();
  const toCall = ['À rappeler', 'Claire Martin', `Comet ${venue.name}`, 'Réponse promise avant le'];
  await expect(card(page, [...toCall, 'Non attribuée'])).toHaveCount(1);
  await card(page, toCall).getByRole('button', { name: 'Me l’attribuer' }).click();
  await expect(card(page, [...toCall, 'Attribuée à Samia'])).toBeVisible();
  await card(page, toCall).getByRole('combobox', { name: 'État' }).selectOption('in-progress');

  const second = await another(browser, { email: admin, baseURL });
  await second.goto('/staff/tasks?state=in-progress');
  await expect(card(second, [...toCall, 'Attribuée à Samia'])).toBeVisible();
  await card(second, toCall).getByRole('combobox', { name: 'État' }).selectOption('done');
  await expect(card(second, toCall)).toHaveCount(0);
  await page.goto('/staff/tasks');
  await expect(card(page, toCall)).toHaveCount(0);
  await second.context().close();
  await customer.context().close();
});

test('an administrator mails a user’s link again, and ends all sessions of that user', async ({ page, browser, baseURL }) => {
  const [here, there] = [
    await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage(),
    await (await browser.newContext({ baseURL })).newPage(),
  ];
  const email = await freshAccount(here.request, { baseURL });
  for (const browserOf of [here, there]) await signIn(browserOf, { email, baseURL, password: newPassword });
  await here.goto('/profile/events');
  await expect(here.getByRole('button', { name: /^Mon compte, Nora/ })).toBeVisible();

  await signIn(page, { email: admin, baseURL });
  await page.goto(`/staff/accounts?search=${email}`);
  await page.getByRole('button', { name: `Gérer ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expect(dialog.getByText(/^Le lien part par e-mail/)).toBeVisible();
  expect(await mailedLink(page.request, { to: email, path: '/reset-password' })).toMatch(/token=/);

  await dialog.getByRole('button', { name: 'Déconnecter partout' }).click();
  await expect(dialog.getByText('Toutes les sessions sont fermées.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Déconnecter partout' })).toHaveCount(0);
  for (const browserOf of [here, there]) await expect.poll(() => isSignedIn(browserOf)).toBe(false);
  await here.reload();
  await expect(here).toHaveURL(/\/authentication\?from=/);
  for (const browserOf of [here, there]) await browserOf.context().close();
});
