import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { bookEvent } from './booked-event.ts';
import { staff } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

test('an event with its survey stands on the sheets of its day, on screen, on paper and in the file', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await browser.newContext({ baseURL });
  const eventId = await bookEvent(customer.request, { baseURL });
  const survey = `/api/meeting-events/${eventId}/customer-survey`;
  const headers = { origin: new URL(baseURL ?? '').origin };
  const save = async (step: string, answers: object) => {
    const kept = await (await customer.request.get(`${survey}/${step}`)).json();
    const saved = await customer.request.put(`${survey}/${step}`, { headers, data: { ...kept, ...answers, action: 'next' } });
    expect(saved.ok(), `${step}: ${await saved.text()}`).toBe(true);
  };
  await save('day/0/plenary/0', { displayedMeetingName: 'Assemblée Lambert', startTime: '09:30', equipments: ['flip-chart'] });
  await save('day/0/lunch', { service: 'service1', allergies: '1 noix\n2 végétariens' });
  const { date } = await (await customer.request.get(`${survey}/day/0`)).json();
  await customer.close();

  await signIn(page, { email: staff, baseURL });
  await page.goto('/staff/planning');
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Événements' }).click();
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Feuilles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Feuille du jour, / })).toBeVisible();
  await page.getByRole('combobox', { name: 'Lieu' }).selectOption('etoile');
  await expect(page).toHaveURL(/\/staff\/sheets\/etoile\//);
  // The address is there before the page, whose day would lead to a sheet of the venue before.
  await expect(page.getByRole('combobox', { name: 'Lieu' })).toHaveValue('etoile');
  await page.getByLabel('Jour', { exact: true }).fill(date);
  await expect(page).toHaveURL(new RegExp(`/${date}$`));
  const event = page.getByRole('article', { name: 'Assemblée Lambert' });
  await expect(event.getByRole('row', { name: /09:30 – 18:00/ })).toContainText('Paperboard');
  await expect(event).toContainText('Déjeuner, 1er service, 12:15 – 13:15, 12 personnes');
  await expect(event).toContainText('2 mentions');
  expect(await axeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(';Assemblée Lambert;');
  expect(file).toContain('Paperboard');

  const printing = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Enregistrer en PDF' }).click();
  const printed = await printing;
  expect(printed.suggestedFilename()).toMatch(new RegExp(`^feuille-du-jour-etoile-${date}-\\d+\\.pdf$`));
  expect((await readFile(await printed.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const [, number] = /-(\d+)\.pdf$/.exec(printed.suggestedFilename()) ?? [];
  await expect(page.getByText(`· Fiche n° ${number}`)).toBeVisible();

  await page.getByRole('link', { name: 'Cuisine' }).click();
  await expect(page.getByText('1 noix\n2 végétariens')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Mise en place' }).click();
  await expect(page.getByRole('row', { name: /^09:00/ })).toContainText('Paperboard');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.getByText(/^État du /)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // Desk D7: the sheets of a selection, and the title in the list.
  await page.goto(`/staff/events?stage=confirmed&from=${date}&to=${date}&sort=days`);
  const row = page.getByRole('row').filter({ hasText: 'Assemblée Lambert' });
  await expect
    .poll(async () => {
      await page.reload();
      // The list comes after the document.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return row.count();
    })
    .toBe(1);
  await row.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Imprimer les fiches' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fiche de l’événement, Assemblée Lambert' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('row', { name: /Feuille exportée/ }).first()).toBeVisible();
});
