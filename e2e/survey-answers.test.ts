import type { Page } from '@playwright/test';
import { bookEvent } from './booked-event.ts';
import { another, staff } from './booking-steps.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, nextButton, title } from './survey-steps.ts';

// One booking for all steps.
test.describe.configure({ mode: 'default' });

let eventId = '';
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  eventId = await bookEvent(context.request, { baseURL, slug: 'verriere-faidherbe' });
  cookies = await context.cookies();
  await context.close();
});
test.beforeEach(({ context }) => context.addCookies(cookies));

const openStep = async (page: Page, step: string, event = eventId) => {
  await page.goto(`/survey/${event}${step}`);
  await expect(page.getByRole('form')).toBeVisible();
};
const pax = (page: Page) => page.getByRole('textbox', { name: 'Participants' });
const list = (page: Page, name: string) => page.getByRole('combobox', { name });
const services = (page: Page) => page.getByRole('radiogroup', { name: 'Service' }).getByRole('radio');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Votre Meeting Scientist' }).getByRole('status');
const check = 'votre Meeting Scientist vérifie la faisabilité et l’impact sur le budget';

// Covers L-R14–L-R15, L-G06–L-G09.
test('what differs from the signed quote warns in its field until it is set back, and the panel says so in three styles', async ({
  page,
}) => {
  const looks = new Set<string>();
  const look = async (words: string) => {
    await expect(panel(page)).toContainText(words);
    looks.add(await panel(page).evaluate((box) => getComputedStyle(box).backgroundColor));
  };
  for (const [room, people] of [
    ['plenary', 12],
    ['subcommittee', 4],
  ] as const) {
    await openStep(page, `/day/0/${room}/0`);
    await expect(pax(page)).toHaveValue(String(people));
    await look(room === 'plenary' ? 'Le nom affiché guide vos invités' : 'Un nom court suffit');
    await pax(page).fill(String(people + 1));
    await expect(pax(page)).toHaveAccessibleDescription(new RegExp(`Plus que les ${people} participants du devis signé\\s: ${check}`));
    await look('Je vérifie la faisabilité de vos changements');
    await pax(page).fill(String(people - 1));
    await expect(pax(page)).toHaveAccessibleDescription(new RegExp(`Moins que les ${people} participants du devis signé\\s: ${check}`));
    await pax(page).fill(String(people));
    await expect(pax(page)).not.toHaveAccessibleDescription(/devis signé/);
    await look(room === 'plenary' ? 'Le nom affiché guide vos invités' : 'Un nom court suffit');

    const setUps = page.getByRole('radiogroup', { name: 'Disposition' });
    const signed = room === 'plenary' ? 'Théâtre' : 'Informel';
    await setUps.getByRole('radio', { name: 'Cabaret' }).check();
    await expect(setUps).toHaveAccessibleDescription(new RegExp(`Le devis signé prévoit «\\s${signed}\\s»\\s: ${check}`));
    await setUps.getByRole('radio', { name: signed }).check();
    await expect(setUps).not.toHaveAccessibleDescription(/devis signé/);

    await list(page, 'Fin').selectOption('19:00');
    await expect(list(page, 'Fin')).toHaveAccessibleDescription(
      new RegExp(`Une fin à 19:00 ou plus tard dépasse le devis signé\\s: ${check}`),
    );
    await list(page, 'Fin').selectOption('18:00');
    await expect(list(page, 'Fin')).not.toHaveAccessibleDescription(/devis signé/);
    await nextButton(page).click();
    await look('Il manque quelque chose sur cette page');
  }
  expect(looks.size, 'info, warning and error look different').toBe(3);

  await openStep(page, '/day/0/wellness');
  await list(page, 'Durée de la séance').selectOption('PT30M');
  await expect(list(page, 'Durée de la séance')).toHaveAccessibleDescription(
    new RegExp(`Plus que les 15 minutes du devis signé\\s: ${check}`),
  );
  await openStep(page, '/day/0/afterwork');
  await list(page, 'Fin').selectOption('20:00');
  await expect(list(page, 'Fin')).toHaveAccessibleDescription(new RegExp(`Plus tard que 19:30, prévu au devis signé\\s: ${check}`));
});

// Covers B-N12, L-L06–L-L09.
test('a full lunch service brings two more ways with their price, but not where staff chose the service', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = `/api/meeting-events/${eventId}/customer-survey/day/0/lunch`;
  const { service1 } = (await (await page.request.get(path)).json()).serviceCapacities;
  const sentBy = async (leave: () => Promise<void>) => {
    const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/lunch'));
    await leave();
    await expect(title(page)).toHaveText('Bien-être');
    return (await saved).postDataJSON();
  };
  await openStep(page, '/day/0/lunch');
  await expect(services(page)).toHaveCount(2);
  await pax(page).fill(String(service1 + 1));
  await expect(services(page)).toHaveCount(4);
  await expect(services(page).first()).toBeDisabled();
  for (const way of ['Plateaux-repas', 'Restaurant extérieur'])
    await expect(services(page).and(page.getByRole('radio', { name: way }))).toHaveAccessibleDescription(/^\+ 10\s€ HT par personne$/);
  await pax(page).fill('12');
  await expect(services(page)).toHaveCount(2);

  await pax(page).fill(String(service1 + 1));
  await page.getByRole('radio', { name: 'Plateaux-repas' }).check();
  await expect(page.getByText(new RegExp(`${service1 + 1}\\s×\\s10,00\\s€\\s=\\s${service1 + 1}0,00\\s€\\sHT`))).toBeVisible();
  expect(await sentBy(() => nextButton(page).click())).toMatchObject({ pax: service1 + 1, service: 'meal_trays', service1Full: true });
  await openStep(page, '/day/0/lunch');
  await pax(page).fill('12');
  await services(page).first().check();
  expect(await sentBy(() => nextButton(page).click())).toMatchObject({ pax: 12, service: 'service1', service1Full: false });

  const desk = await another(browser, { email: staff, baseURL });
  const headers = { origin: new URL(baseURL ?? '').origin };
  const choose = async (choice: object) => {
    const data = { isServiceStaffChoice: true, type: 'standard', service: 'service2', ...choice };
    expect((await desk.request.put(`/api/staff/surveys/${eventId}/day/0/lunch`, { headers, data })).status()).toBe(204);
  };
  await choose({});
  await openStep(page, '/day/0/lunch');
  await expect(page.getByText(/Votre Meeting Scientist a fixé le service du déjeuner\s: 2e service\./)).toBeVisible();
  await pax(page).fill(String(service1 + 1));
  await expect(pax(page)).toHaveAccessibleDescription(/Plus que les 12 participants/);
  await expect(page.getByRole('form').getByRole('radio')).toHaveCount(0);
  await pax(page).fill('12');
  expect(await sentBy(() => nextButton(page).click())).toMatchObject({ pax: 12, service: 'any' });
  await choose({ isServiceStaffChoice: false, service: 'service1' });
  await desk.context().close();
});

// Covers L-F11–L-F14.
test('a step opened from the summary goes back to it: days on Next alone, contact and additional needs on any action', async ({ page }) => {
  const open = (step: string) => openStep(page, `${step}?returnTo=summary`);
  const previousButton = page.getByRole('button', { name: 'Précédent' });
  for (const [step, before] of [
    ['plenary/0', 'Contact'],
    ['subcommittee/0', 'Plénière'],
    ['lunch', 'Sous-salle 1'],
    ['wellness', 'Déjeuner'],
    ['afterwork', 'Bien-être'],
    ['team-building', 'Afterwork'],
  ] as const) {
    await test.step(step, async () => {
      await open(`/day/0/${step}`);
      const name = page.getByRole('textbox', { name: 'Nom affiché de la réunion' });
      if (await name.isVisible()) await name.fill('Atelier');
      if (step === 'wellness') await list(page, 'Début').selectOption('15:00');
      await nextButton(page).click();
      await expect(title(page)).toHaveText('Récapitulatif');
      await open(`/day/0/${step}`);
      await previousButton.click();
      await expect(title(page)).toHaveText(before);
    });
  }
  for (const step of ['', '/additional-needs'])
    for (const button of [nextButton(page), previousButton]) {
      await open(step);
      await button.click();
      await expect(title(page)).toHaveText('Récapitulatif');
    }
});

// Covers B-N08–B-N11, L-L15, L-L17.
test('lunch is served an hour later in Spain than in France and Belgium', async ({ page, browser, baseURL }) => {
  const hours = async (of: Page, event: string, [first, second]: readonly [string, string]) => {
    await openStep(of, '/day/0/lunch', event);
    await expect(services(of).first()).toHaveAccessibleName(new RegExp(`^1er service\\s· ${first}$`));
    await expect(services(of).nth(1)).toHaveAccessibleName(new RegExp(`^2e service\\s· ${second}$`));
  };
  const northern = ['12:15-13:15', '13:30-14:30'] as const;
  await hours(page, eventId, northern);
  const belgian = await another(browser, { email: claire, baseURL });
  await hours(belgian, demoEvent.waiting, northern);
  await belgian.context().close();
  const spanish = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const event = await bookEvent(spanish.request, { baseURL, slug: 'palacete-almagro', countryCode: 'ESP' });
  await hours(spanish, event, ['13:15-14:15', '14:30-15:30']);
  await spanish.context().close();
});

// Covers L-H04.
test('a share link that cannot be copied says so, and monitoring knows', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new Error('the clipboard is not allowed'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: refused });
    document.execCommand = () => false;
  });
  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('button', { name: 'Partager la logistique' }).click();
  const sharing = page.getByRole('dialog', { name: 'Partager la logistique' });
  await expect(sharing.getByRole('textbox', { name: 'Lien de partage' })).toHaveValue(/#share=/);
  const reported = page.waitForRequest('**/api/monitoring/report');
  await sharing.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(sharing.getByText(/La copie n’a pas fonctionné/)).toBeVisible();
  expect((await reported).postDataJSON().message).toMatch(/clipboard|copy/i);
});

const problem = (status: number, body: object) => ({ status, contentType: 'application/problem+json', json: body });

// Covers L-M01–L-M03.
test('a step that cannot be loaded is the error page; what the service finds wrong is put back on its fields', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.route('**/customer-survey/day/0/lunch', (route) => route.fulfill(problem(500, { code: 'unexpected-error' })));
  await page.goto(`/survey/${eventId}/day/0/lunch`);
  await expect(title(page)).toHaveText('Une erreur est survenue');

  const errors = { firstname: 'required', lastname: 'value_too_long', email: 'invalid_format', jobTitle: 'invalid_value' };
  await page.route('**/customer-survey/contact', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(problem(400, { code: 'invalid-request', errors })) : route.continue(),
  );
  await openStep(page, '');
  await nextButton(page).click();
  await expect(page.getByRole('region', { name: '4 réponses sont à corriger' })).toBeFocused();
  for (const [name, words] of [
    ['Prénom', 'Indiquez un prénom'],
    ['Nom', 'Ce texte est trop long'],
    ['E-mail', 'Écrivez l’adresse sous la forme nom@entreprise.fr'],
    ['Fonction (facultatif)', 'Cette réponse n’est pas possible'],
  ] as const) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
  }
});

// Covers B-M26–B-M27, L-M17–L-M18.
test('a step that cannot be shown says that there is a problem, and leads back to the client area', async ({
  page,
  replies,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await page.route('**/customer-survey/day/0/plenary/0', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), equipments: null } });
  });
  await page.goto(`/survey/${eventId}/day/0/plenary/0`);
  await expect(title(page)).toHaveText('Oups, un problème est arrivé !');
  await expect.poll(replies.faults).toEqual([expect.stringContaining('equipments')]);
  await page.getByRole('link', { name: 'Retour à l’espace client' }).click();
  await expect(page).toHaveURL(/\/profile\/events$/);
  await expect(title(page)).toHaveText('1 événement à venir');
});
