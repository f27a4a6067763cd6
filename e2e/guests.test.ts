import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { platformWith } from './own-platform.ts';
import { signIn } from './sign-in.ts';
import { expect, test as plainTest } from './strict-page.ts';
import { claire, demoEvent, title } from './survey-steps.ts';
import { visitorPlatform } from './visitor-platform.ts';

// Covers B-D04.

const eventPage = `/profile/events/${demoEvent.saved}`;

const openGuests = async (page: Page, baseURL: string | undefined) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(eventPage);
  await page.getByRole('link', { name: 'Gérer les invités' }).click();
  await expect(title(page)).toHaveText('Vos invités');
};

const openAdd = async (page: Page, way: string) => {
  await page.getByRole('button', { name: 'Ajouter des invités' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des invités' });
  await dialog.getByRole('radio', { name: way }).check();
  return dialog;
};

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Calendar files of the mails to a recipient, the newest first, with unfolded lines; the mail parser may change line endings. */
const invitationsTo = async (request: APIRequestContext, email: string): Promise<string[]> => {
  const list = await (await request.get('/dev/mailbox')).text();
  const mails = list.split('<li>').filter((mail) => mail.includes(`to ${email} <a`));
  return Promise.all(
    mails.map(async (mail) => {
      const file = /href="([^"]+)">invite\.ics</.exec(mail)?.[1] ?? '';
      return (await (await request.get(file)).text()).replaceAll(/\r?\n /g, '');
    }),
  );
};
/** Property of the file or of its entry: the rules of the time zone before it have a DTSTART as well. */
const propertyOf = (calendar = '', name = '') => {
  const part = name === 'METHOD' ? calendar : calendar.slice(calendar.indexOf('BEGIN:VEVENT'));
  return new RegExp(`^${name}[;:](.*?)\\r?$`, 'm').exec(part)?.[1];
};
const newestTo = async (request: APIRequestContext, email: string, count: number) => {
  await expect.poll(async () => (await invitationsTo(request, email)).length).toBe(count);
  return (await invitationsTo(request, email))[0];
};

plainTest('guest management NONE: nothing is shown of guests, and there is no page of them', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(eventPage);
  await expect(page.getByRole('region', { name: 'Le devis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos invités' })).toHaveCount(0);
  expect((await page.request.get(`/api/meeting-events/${demoEvent.saved}/guests`)).status()).toBe(404);
  await page.goto(`${eventPage}/guests`);
  await expect(title(page)).toBeVisible();
  await expect(title(page)).not.toHaveText('Vos invités');
});

const calendarTest = platformWith({ GUEST_MANAGEMENT_MODE: 'CALENDAR', GUEST_UPDATE_DELAY_SECONDS: '0' });

calendarTest(
  'guest management CALENDAR: a list is pasted and invited, told of another time, and who is taken off of that',
  async ({ page, baseURL }) => {
    await openGuests(page, baseURL);
    const dialog = await openAdd(page, 'Coller');
    await dialog
      .getByRole('textbox', { name: 'Liste d’invités' })
      .fill('Paul Roux <paul@nord.example>\nPersonne\nanne@nord.example;Anne;Dumas');
    await dialog.getByRole('button', { name: 'Vérifier la liste' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(/^Ligne 2, .*Personne.*\s: il n’y a pas d’adresse e-mail$/);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ajouter 2 invités' }).click();
    await expect(row(page, 'Paul Roux')).toContainText('À inviter');
    await page.getByRole('button', { name: 'Inviter 2 personnes' }).click();
    await expect(row(page, 'Paul Roux')).toContainText('Invitation envoyée');
    const request = await newestTo(page.request, 'paul@nord.example', 1);
    expect([propertyOf(request, 'METHOD'), propertyOf(request, 'SEQUENCE')]).toEqual(['REQUEST', '0']);
    expect(propertyOf(request, 'ATTENDEE')).toMatch(/RSVP=TRUE.*paul@nord\.example$/i);
    expect(propertyOf(request, 'ORGANIZER')).toContain('mailto:claire@atelier-nord.example');
    expect(propertyOf(request, 'DTSTART')).toMatch(/^TZID=Europe\/\w+:\d{8}T\d{6}$/);

    await page.goto(`/survey/${demoEvent.saved}/day/0/plenary/0`);
    await page.getByRole('combobox', { name: 'Début' }).selectOption('10:00');
    await page.getByRole('button', { name: 'Suivant' }).click();
    const update = await newestTo(page.request, 'paul@nord.example', 2);
    expect([propertyOf(update, 'METHOD'), propertyOf(update, 'SEQUENCE'), propertyOf(update, 'UID')]).toEqual([
      'REQUEST',
      '1',
      propertyOf(request, 'UID'),
    ]);
    expect(propertyOf(update, 'DTSTART')).toMatch(/T100000$/);

    await page.goto(`${eventPage}/guests`);
    await page.getByRole('button', { name: 'Retirer Paul Roux' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
    await expect(row(page, 'Paul Roux')).toHaveCount(0);
    const cancellation = await newestTo(page.request, 'paul@nord.example', 3);
    expect([propertyOf(cancellation, 'METHOD'), propertyOf(cancellation, 'SEQUENCE'), propertyOf(cancellation, 'UID')]).toEqual([
      'CANCEL',
      '2',
      propertyOf(request, 'UID'),
    ]);
    expect(await invitationsTo(page.request, 'anne@nord.example')).toHaveLength(2);
  },
);

for (const mode of ['PROXYCLICK', 'OCTOPUS'] as const) {
  visitorPlatform(mode)(
    `guest management ${mode}: guests of a file are announced once although the system fails at first, and staff see whom it refuses`,
    async ({ page, baseURL, visitors: { desk } }) => {
      desk.state.fates.push('answer lost', 503);
      desk.state.refused.add('eva@nord.example');
      await openGuests(page, baseURL);
      const dialog = await openAdd(page, 'Importer');
      const csv = 'Nom;Prénom;E-mail\r\nRoux;Paul;paul@nord.example\r\n;;max@nord.example\r\nBlum;Eva;eva@nord.example\r\n';
      await dialog
        .getByLabel('Fichier CSV')
        .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });
      await expect(dialog.getByRole('listitem')).toHaveText(/^Ligne 3, .*\s: il manque le prénom ou le nom$/);
      await dialog.getByRole('button', { name: 'Ajouter 2 invités' }).click();
      await expect(row(page, 'Paul Roux')).toContainText('Attendu');
      expect(desk.expected()).toEqual(['paul@nord.example']);
      await expect(row(page, 'Eva Blum')).toContainText('Transmission en échec');

      await page.getByRole('button', { name: 'Retirer Paul Roux' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
      await expect.poll(() => desk.visits.size).toBe(0);

      await signIn(page, { email: 'staff@comet.example', baseURL });
      await page.goto('/staff/undelivered');
      await expect(row(page, 'Invité d’un événement')).toContainText('answered 422: this visitor is barred');
      desk.state.refused.clear();
      await row(page, 'Invité d’un événement').getByRole('button', { name: 'Relancer' }).click();
      await expect.poll(() => desk.expected()).toEqual(['eva@nord.example']);
    },
  );
}
