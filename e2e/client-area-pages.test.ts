import { devices, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { hugo } from './booking-steps.ts';
import { password } from './identity-steps.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, title } from './survey-steps.ts';

// Covers B-K01–B-K08, B-G07, L-K01–L-K05.

/** Contacts of the demo in the CRM: Claire, and a colleague who never chose a password. */
const contacts = { claire: '0037Q00000Cl001', withoutPassword: '0037Q00000In005', nobody: '0037Q00000Xx999' };
const checkUser = (contact: string, eventId = demoEvent.waiting) => `/profile/events/${contact}/check-user?eventId=${eventId}`;
const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];

const look = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowingBoxes(page)).toEqual([]);
};

for (const [screen, use] of [
  ['a desktop', {}],
  ['a phone of 320 px', { ...phone, viewport: { width: 320, height: 640 } }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('the client area shows events in every state, with nothing for axe to find', async ({ page, baseURL }) => {
      await signIn(page, { email: claire, baseURL });
      await page.goto('/profile');
      const { pasts, ...ahead } = await (await page.request.get('/api/meeting-events')).json();
      const count = Object.values<unknown[]>(ahead).flat().length;
      await expect(title(page)).toHaveText(`${count} événements à venir`);
      const details = page.getByRole('main').getByRole('link', { name: /^Voir le (détail|devis) : / });
      await expect(details).toHaveCount(count + pasts.length);
      await expect(page).toHaveURL(/\/profile\/events$/);
      for (const group of ['À venir', 'En attente de validation', 'Événements passés'])
        await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
      await look(page);
      await page.goto(`/profile/events/${demoEvent.closed}`);
      await expect(page.getByRole('link', { name: 'Voir la logistique' })).toBeVisible();
      await look(page);
      await page.goto('/profile/account');
      await expect(title(page)).toHaveText('Mon profil');
      await look(page);
      await page.goto(`/survey/${demoEvent.closed}`);
      await expect(title(page)).toHaveText('Votre logistique est validée');
      await look(page);
    });
  });
}

// Covers B-M26–B-M27, L-M17–L-M18.
test('a page of an event that has a problem says so, and leads back to the client area', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signIn(page, { email: claire, baseURL });
  const fault = { status: 500, contentType: 'application/problem+json', json: { code: 'unexpected-error' } };
  await page.route(`**/api/meeting-events/${demoEvent.twoDays}`, (route) => route.fulfill(fault));
  await page.goto(`/profile/events/${demoEvent.twoDays}`);
  await expect(title(page)).toHaveText('Oups, un problème est arrivé !');
  await page.getByRole('link', { name: 'Retour à l’espace client' }).click();
  await expect(page).toHaveURL(/\/profile\/events$/);
  await expect(title(page)).toHaveText(/événements? à venir$/);
});

// Covers B-I52, B-M29, L-M10–L-M11.
test('a mailed page that needs a session leads to the sign-in with the address of its reader, and closing that leads home', async ({
  page,
}) => {
  const eventPage = `/profile/events/${demoEvent.waiting}`;
  for (const [mailed, from, rest] of [
    [`${eventPage}#${new URLSearchParams({ email: claire })}`, eventPage, { email: claire }],
    [`/survey/${demoEvent.waiting}/summary?surveyUrl=%2Fsurvey%2Fx`, undefined, { surveyUrl: '/survey/x' }],
  ] as const) {
    await page.goto('/legal-notices');
    await page.goto(mailed);
    await expect(page).toHaveURL(/\/authentication\?/);
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual({ from: from ?? mailed, ...rest });
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/' && !url.searchParams.has('from'));
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  }
});

// Covers B-R35, B-K27–B-K29, L-K23–L-K28.
test.describe('a check-user link', () => {
  test('of the signed-in user shows that it loads, and leads to the event', async ({ page, baseURL }) => {
    await signIn(page, { email: claire, baseURL });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/meeting-events/*/check-user*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(checkUser(contacts.claire));
    await expect(page.getByText('Nous retrouvons votre événement').first()).toBeVisible();
    letGo();
    await expect(page).toHaveURL(new RegExp(`/profile/events/${demoEvent.waiting}$`));
    await expect(title(page)).toHaveText('Comet Louise');
  });

  test('of a known person leads to the sign-in, which tells only enough of their address to know it by', async ({ page }) => {
    await page.goto(checkUser(contacts.claire));
    await expect(page).toHaveURL(/\/authentication\/login\?/);
    await expect(page.getByText('Ce lien ouvre l’événement de c•••@atelier-nord.example.')).toBeVisible();
    expect(await page.content()).not.toContain(claire);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(claire);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/profile/events/${demoEvent.waiting}$`));
  });

  test('of a person without a password offers the mail to choose one', async ({ page }) => {
    await page.goto(`/profile/events/${contacts.withoutPassword}/check-user`);
    await expect(title(page)).toHaveText('Choisissez votre mot de passe');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(title(page)).toHaveText('Un e-mail vous attend');
    await expect(title(page)).toBeFocused();
  });

  test('of a person without an account leads to the sign-up', async ({ page }) => {
    // A person with an event had an account: it is missing if it was erased a moment ago.
    const answer = { nextStep: 'SIGNIN', email: 'l•••@atelier-nord.example', _links: {} };
    await page.route(/\/check-user(\?|$)/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ json: answer }),
    );
    await page.goto(checkUser(contacts.claire));
    await expect(page).toHaveURL(/\/authentication\/signup\?/);
    await expect(page.getByText(`Ce lien ouvre l’événement de ${answer.email}.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill('lea@atelier-nord.example');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Créer votre compte');
  });

  // Covers B-K28–B-K29, L-K27.
  test('of another person is invalid for a signed-in user, unless it shares the survey', async ({ page, baseURL, context }) => {
    await signIn(page, { email: hugo, baseURL });
    await page.goto(checkUser(contacts.claire));
    await expect(title(page)).toHaveText('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
    await expect(page).toHaveURL(/\/check-user\?/);
    await expect(page.getByRole('button', { name: /^Mon compte, Hugo/ })).toBeVisible();

    await context.clearCookies();
    await signIn(page, { email: claire, baseURL });
    const shared = await page.request.post(`/api/meeting-events/${demoEvent.twoDays}/customer-survey/share-link`, {
      headers: { origin: new URL(baseURL ?? '').origin },
    });
    const { hash } = new URL((await shared.json()).url);
    await context.clearCookies();
    await signIn(page, { email: hugo, baseURL });
    await page.goto(checkUser(contacts.claire, demoEvent.twoDays) + hash);
    await expect(page).toHaveURL(new RegExp(`/survey/${demoEvent.twoDays}`));
  });

  // Covers B-M19, B-Y15, L-M15–L-M16.
  test('of an unknown person, or to a past event, says that it is no longer valid, and is reported', async ({ page, baseURL }) => {
    for (const link of [checkUser(contacts.nobody), checkUser(contacts.claire, demoEvent.past)]) {
      const reported = page.waitForRequest('**/api/monitoring/report');
      await page.goto(link);
      expect((await reported).postDataJSON().message).toContain('check-user-event.invalid-link');
      await expect(title(page)).toHaveText('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
      await signIn(page, { email: claire, baseURL });
    }
    await look(page);
  });
});
