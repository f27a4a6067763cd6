import type { Page } from '@playwright/test';
import { bookEvent } from './booked-event.ts';
import { expect, test } from './strict-page.ts';
import { nextButton, title } from './survey-steps.ts';

// One booking for all steps: what these tests type is refused, but for the last one.
test.describe.configure({ mode: 'default' });

let eventId = '';
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  eventId = await bookEvent(context.request, { baseURL });
  cookies = await context.cookies();
  await context.close();
});
test.beforeEach(({ context }) => context.addCookies(cookies));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const comment = 'Commentaire (facultatif)';
const allergies = 'Allergies et régimes alimentaires (facultatif)';

const openStep = async (page: Page, step: string) => {
  await page.goto(`/survey/${eventId}${step}`);
  await expect(page.getByRole('form')).toBeVisible();
};

/** Names of the text fields, choices and lists of a step, in their order. */
const fieldsOf = (page: Page) =>
  page.getByRole('form').evaluate((form) =>
    [...form.querySelectorAll('label, legend, [role=radiogroup] > p:first-of-type')]
      .filter((label) => !label.querySelector('input') && !label.matches('[role=radiogroup] label, fieldset fieldset label'))
      .map((label) => (label.textContent ?? '').replace(' (facultatif)', '').trim())
      .filter(Boolean),
  );
const optionsOf = async (page: Page, name: string) =>
  (await page.getByRole('combobox', { name }).getByRole('option').allTextContents()).filter((text) => /\d/.test(text));

/** Times of the day in steps of half an hour, both included; after midnight they belong to the next day. */
const halfHours = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) / 30 + 1 }, (_, index) => from + index * 30).map((minutes) => {
    const time = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
    return minutes >= 24 * 60 ? `${time} (lendemain)` : time;
  });
const at = (hours: number) => hours * 60;

/** Next is refused, and the field says why. */
const isRefused = async (page: Page, name: string, fault: RegExp) => {
  const address = page.url();
  await nextButton(page).click();
  await expect(page.getByRole('form').getByLabel(name, { exact: true }).first()).toHaveAccessibleDescription(fault);
  expect(page.url()).toBe(address);
};

const refusesNobody = async (page: Page) => {
  await field(page, 'Participants').fill('');
  await isRefused(page, 'Participants', /Indiquez le nombre de participants/);
};

const refusesLonger = async (page: Page, name: string, most: 1_000 | 2_000) => {
  await field(page, name).fill('x'.repeat(most + 1));
  const words = name === comment ? 'Ce commentaire est trop long' : 'Ce texte est trop long';
  await isRefused(page, name, new RegExp(`${words}\\s: ${most / 1_000}\\s000 caractères au plus`));
};

// Covers L-C01–L-C09, L-R16–L-R17, L-M06.
test('the contact: five fields, three of them required, and an address that is checked on leaving it', async ({ page }) => {
  await openStep(page, '');
  expect(await fieldsOf(page)).toEqual(['Prénom', 'Nom', 'E-mail', 'Téléphone', 'Fonction']);
  await expect(field(page, 'Téléphone (facultatif)')).toHaveAttribute('maxlength', '40');
  for (const name of ['Prénom', 'Nom', 'E-mail']) await field(page, name).fill('');
  await nextButton(page).click();
  await expect(page.getByRole('region', { name: '3 champs requis sont à compléter' })).toBeFocused();
  for (const name of ['Prénom', 'Nom']) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  const email = field(page, 'E-mail');
  await expect(email).toHaveAccessibleDescription(/Indiquez une adresse e-mail/);
  for (const [typed, fault] of [
    ['a..b@atelier.fr', /ne peut pas exister/],
    ['claire@atelier', /sous la forme/],
    ['', /^(?!.*(Indiquez|forme|exister))/],
  ] as const) {
    await email.fill(typed);
    await email.blur();
    await expect(email).toHaveAccessibleDescription(fault);
  }
  for (const name of ['Prénom', 'Nom']) await field(page, name).fill('Nora');
  await nextButton(page).click();
  await expect(page.getByRole('region', { name: '1 champ requis est à compléter' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeVisible();
});

// Covers B-N03–B-N05, L-S01–L-S02, L-S06–L-S07, L-S09–L-S18, L-R16–L-R17, L-M04, L-M07.
for (const [room, step, longest] of [
  ['plenary', '/day/0/plenary/0', 72],
  ['subcommittee', '/day/0/subcommittee/0', 30],
] as const)
  test(`the ${room}: its fields, nine set-ups two in a row, office hours, and what it refuses`, async ({ page }) => {
    await openStep(page, step);
    expect(await fieldsOf(page)).toEqual([
      'Nom affiché de la réunion',
      'Participants',
      'Disposition',
      'Précisions sur la disposition',
      'Début',
      'Fin',
      'Équipements',
      'Commentaire',
    ]);
    const setUps = page.getByRole('radiogroup', { name: 'Disposition' });
    const names = ['Conseil', 'En U', 'Cabaret', 'Théâtre', 'Informel', 'Classe', 'Auditorium', 'Debout', 'Assises basses'];
    const places = [];
    for (const name of names) places.push(await setUps.getByRole('radio', { name }).boundingBox());
    const rows = places.map((place) => Math.round(place?.y ?? -1));
    expect(rows[0]).toBe(rows[1]);
    expect(new Set(rows).size, 'two in a row').toBe(5);
    for (const name of ['Début', 'Fin']) expect(await optionsOf(page, name)).toEqual(halfHours(at(8), at(19)));

    await expect(field(page, 'Nom affiché de la réunion')).toHaveAttribute('maxlength', String(longest));
    await isRefused(page, 'Nom affiché de la réunion', /Donnez un nom à la réunion/);
    await refusesNobody(page);
    await page.getByRole('combobox', { name: 'Fin' }).selectOption('08:00');
    await isRefused(page, 'Fin', /L’heure de fin doit être après l’heure de début/);
    await refusesLonger(page, comment, 2_000);
  });

// Covers L-L01, L-L10, L-L12–L-L14, L-L16, L-M05.
test('lunch: people, one of two sittings by their hours, allergies and a comment', async ({ page }) => {
  await openStep(page, '/day/0/lunch');
  expect(await fieldsOf(page)).toEqual(['Participants', 'Service', 'Allergies et régimes alimentaires', 'Commentaire']);
  for (const hours of ['12:15-13:15', '13:30-14:30'])
    await expect(page.getByRole('radiogroup', { name: 'Service' }).getByRole('radio', { name: hours })).toBeVisible();
  await refusesLonger(page, allergies, 1_000);
  await refusesLonger(page, comment, 2_000);
  await refusesNobody(page);
});

// Covers B-N06–B-N07, L-W01–L-W02, L-W04–L-W07.
test('wellness: from 9:00 to 17:00, six lengths, and what it refuses', async ({ page }) => {
  await openStep(page, '/day/0/wellness');
  expect(await fieldsOf(page)).toEqual(['Participants', 'Début', 'Durée de la séance', 'Commentaire']);
  expect(await optionsOf(page, 'Début')).toEqual(halfHours(at(9), at(17)));
  expect(await optionsOf(page, 'Durée de la séance')).toEqual([
    '15 min (comprise au devis)',
    '30 min',
    '45 min',
    '1 h',
    '1 h 30 min',
    '2 h',
  ]);
  await isRefused(page, 'Début', /Choisissez une heure/);
  await refusesLonger(page, comment, 2_000);
  await refusesNobody(page);
});

// Covers L-A01–L-A05, L-A07–L-A08.
test('afterwork: from 18:00 and until 2:00 of the next day, an end after the start, and what it refuses', async ({ page }) => {
  await openStep(page, '/day/0/afterwork');
  expect(await fieldsOf(page)).toEqual(['Participants', 'Début', 'Fin', 'Allergies et régimes alimentaires', 'Commentaire']);
  expect(await optionsOf(page, 'Début')).toEqual(halfHours(at(18), at(26)));
  expect(await optionsOf(page, 'Fin')).toEqual(halfHours(at(19), at(26)));
  await page.getByRole('combobox', { name: 'Début' }).selectOption('23:00');
  await page.getByRole('combobox', { name: 'Fin' }).selectOption('22:00');
  await isRefused(page, 'Fin', /L’heure de fin doit être après l’heure de début/);
  await refusesLonger(page, allergies, 1_000);
  await refusesLonger(page, comment, 2_000);
  await refusesNobody(page);
});

// Covers L-T01–L-T03, L-T05, L-T07.
test('team building: from the opening hour to 23:00, at first from 14:00 to 14:30, and what it refuses', async ({ page }) => {
  await openStep(page, '/day/0/team-building');
  expect(await fieldsOf(page)).toEqual(['Participants', 'Début', 'Fin', 'Commentaire']);
  for (const name of ['Début', 'Fin']) expect(await optionsOf(page, name)).toEqual(halfHours(at(8), at(23)));
  await expect(page.getByRole('combobox', { name: 'Début' })).toHaveValue('14:00');
  await expect(page.getByRole('combobox', { name: 'Fin' })).toHaveValue('14:30');
  await page.getByRole('combobox', { name: 'Fin' }).selectOption('13:00');
  await isRefused(page, 'Fin', /L’heure de fin doit être après l’heure de début/);
  await refusesLonger(page, comment, 2_000);
  await refusesNobody(page);
});

// Covers L-N01.
test('additional needs: a comment', async ({ page }) => {
  await openStep(page, '/additional-needs');
  expect(await fieldsOf(page)).toEqual(['Commentaire']);
  await refusesLonger(page, comment, 2_000);
});

// Covers L-F07.
test('Previous leads back from an answer that is not allowed, and this browser keeps it', async ({ page }) => {
  await openStep(page, '/day/0/lunch');
  await field(page, 'Participants').fill('');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(title(page)).toHaveText('Sous-salle 1');
  await page.reload();
  await openStep(page, '/day/0/lunch');
  await expect(field(page, 'Participants')).toHaveValue('');
  await expect(page.getByText('Nous avons repris ce que vous aviez saisi')).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click();
  await expect(field(page, 'Participants')).toHaveValue('12');
});

// Covers L-P01–L-P10.
test('the stepper has every step of the day, and none is done behind one that is not', async ({ page }) => {
  await openStep(page, '');
  await nextButton(page).click();
  await expect(title(page)).toHaveText('Plénière');
  await field(page, 'Nom affiché de la réunion').fill('Séminaire');
  await nextButton(page).click();
  await expect(title(page)).toHaveText('Sous-salle 1');
  const steps = page.getByRole('navigation', { name: 'Étapes de la logistique' }).getByRole('link');
  const day = /^(Lundi|Mardi|Mercredi|Jeudi|Vendredi) \d+ \S+, /;
  await expect(steps).toHaveText([
    'Contact, terminée',
    new RegExp(`${day.source}en cours`),
    'Plénière, terminée',
    'Sous-salle 1, en cours',
    'Déjeuner, à faire',
    'Bien-être, à faire',
    'Afterwork, à faire',
    'Team building, à faire',
    'Besoins complémentaires, à faire',
    'Récapitulatif, à faire',
  ]);
  // Every add-on is in the quote: there is none to be had, and no entry for it.
  expect((await (await page.request.get(`/api/meeting-events/${eventId}/customer-survey`)).json()).stepper).not.toHaveProperty('upsell');
  await page.getByRole('link', { name: /^Contact/ }).click();
  await expect(title(page)).toHaveText('Contact');
  await expect(steps).toHaveText([
    'Contact, en cours',
    new RegExp(`${day.source}à faire`),
    'Besoins complémentaires, à faire',
    'Récapitulatif, à faire',
  ]);
});
