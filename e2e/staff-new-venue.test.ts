import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { eventOfQuote, signDemand } from './booked-event.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { pdfPictureColours } from './pdf-pictures.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const admin = 'admin@comet.example';
const slug = 'halle-aux-grains';

/** Pictures that a browser draws, as files. */
const drawPictures = async (page: Page, count: number) => {
  const drawn = await page.evaluate((many) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1600, height: 1067 });
    const pen = canvas.getContext('2d');
    return Array.from({ length: many }, (_, index) => {
      if (pen) {
        pen.fillStyle = `hsl(${index * 60} 60% 50%)`;
        pen.fillRect(0, 0, 1600, 1067);
        pen.fillStyle = 'white';
        pen.fillRect(200 + index * 100, 300, 300, 400);
      }
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    });
  }, count);
  return drawn.map((base64, index) => ({ name: `salle-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }));
};

const fill = async (page: Pick<Page, 'getByRole'>, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
};

const addRoom = async (page: Page, { facts, subroom }: { facts: Record<string, string>; subroom: string }) => {
  await page.getByRole('button', { name: 'Ajouter une salle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une salle' });
  await fill(dialog, facts);
  await dialog.getByRole('combobox', { name: 'Type de sous-salle' }).selectOption(subroom);
  await dialog.getByRole('button', { name: 'Ajouter une salle' }).click();
  await expect(dialog).toHaveCount(0);
};

const caption = 'La halle, vue du fond';

/** Narrows a picture by the pointer as far as it goes, and lowers it by keys. */
const cropPicture = async (page: Page, place: number) => {
  const picture = page.getByRole('listitem', { name: `Photo ${place} sur 6` });
  await picture.getByRole('button', { name: 'Recadrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recadrer la photo' });
  const corner = dialog.getByRole('button', { name: /^Coin en bas à droite/ });
  await corner.hover();
  const { x, y, width, height } = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const level = y + height / 2;
  await page.mouse.move(x + width / 2, level);
  await page.mouse.down();
  await page.mouse.move(x / 2, level, { steps: 4 });
  await page.mouse.move(1, level);
  await page.mouse.up();
  for (const _ of [1, 2, 3, 4]) await corner.press('Shift+ArrowUp');
  await expect(dialog.getByRole('status')).toHaveText('960 × 854 px');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Recadrer' }).click();
  await expect(picture.getByText('Recadrée')).toBeVisible();
};

const savePictures = async (page: Page) => {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Photos enregistrées')).toBeVisible();
};

const takeCropBack = async (page: Page, place: number) => {
  await page.goto(`/staff/network/${slug}/pictures`);
  await page
    .getByRole('listitem', { name: `Photo ${place} sur 6` })
    .getByRole('button', { name: 'Recadrer' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Recadrer la photo' });
  await dialog.getByRole('button', { name: 'Photo entière' }).click();
  await dialog.getByRole('button', { name: 'Recadrer' }).click();
  await savePictures(page);
};

/** Lists of the journey: search of a day for 24 people with lunch. */
const searchOf = (date: string) => {
  const plenary = { duration: 'AM, PM', configuration: 'theater', pax: 24 };
  const days = [{ date, lunchPax: 24, plenary, subcommittees: [{ duration: 'AM, PM', configuration: 'board', pax: 6 }] }];
  return new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) });
};

test('one person adds a venue by hand, with rooms, prices and six pictures, crops and captions one, and somebody books it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/network');
  await page.getByRole('button', { name: 'Nouveau lieu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau lieu' });
  await fill(dialog, {
    Nom: 'Halle aux Grains',
    'Rue et numéro': '12 rue du Chemin-Vert',
    'Code postal': '75011',
    Ville: 'Paris',
    Quartier: 'Paris 11e',
    'Position (latitude, longitude)': '48.8606, 2.3733',
  });
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/network/${slug}$`));
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeDisabled();

  await fill(page, {
    'Thème, français': 'Halle de pierre',
    'Présentation, français': 'Une halle claire, deux salles, un déjeuner servi sur place.',
    'Petit plus, français': 'La lumière du matin',
    'Couverts, premier service': '40',
    'Couverts, second service': '40',
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Brouillon enregistré.')).toBeVisible();
  await addRoom(page, { facts: { Nom: 'La Grande halle', 'Surface, m²': '110', Théâtre: '60', 'En U': '30' }, subroom: '' });
  await addRoom(page, { facts: { Nom: 'Le Boisseau', 'Surface, m²': '24', 'Table de conseil': '10' }, subroom: 'Petite' });
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Photos', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Photos, / })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await drawPictures(page, 6));
  await expect(page.getByRole('listitem', { name: 'Photo 6 sur 6' })).toBeVisible();
  await cropPicture(page, 2);
  await page
    .getByRole('listitem', { name: 'Photo 2 sur 6' })
    .getByText(/^Légende\s: aucune$/)
    .click();
  await page.getByRole('textbox', { name: 'Légende (Français)' }).fill(caption);
  await savePictures(page);

  await page.goto(`/staff/network/${slug}`);
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Tarif', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Partir des prix de' }).selectOption({ label: 'Ternes, Paris' });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reprendre ces prix' }).click();
  await page.getByRole('textbox', { name: 'Journée, par personne' }).fill('123');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tarifs enregistrés')).toBeVisible();

  await page.goto(`/staff/network/${slug}`);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Publié : les clients le voient dès maintenant.')).toBeVisible();

  const [day] = meetingDays();
  const date = day.toISOString().slice(0, 10);
  const customer = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const email = await freshAccount(customer.request, { baseURL });
  await signIn(customer, { email, password: newPassword, baseURL });
  await customer.goto(`/?${searchOf(date)}`);
  await customer.getByRole('article').getByRole('link', { name: 'Halle aux Grains', exact: true }).click();
  await expect(customer.getByText('Halle de pierre')).toBeVisible();
  await expect(customer.getByText('La Grande halle').first()).toBeVisible();
  await customer.getByRole('button', { name: 'Agrandir la photo 2 sur 6' }).click();
  await expect(customer.getByRole('dialog').getByText(caption)).toBeVisible();
  await customer.keyboard.press('Escape');
  const second = async () => (await (await customer.request.get(`/api/buildings/${slug}`)).json()).pictures.carrousel[1];
  expect(await second()).toMatchObject({ width: 960, height: 854 });
  const { demandId } = await (await customer.request.get(`/api/available-venues/${slug}?${searchOf(date)}`)).json();
  const addons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };
  const quoteId = await signDemand(customer.request, { baseURL, demandId, addons });
  const { items } = await (await customer.request.get(`/api/quotes/${quoteId}`)).json();
  expect(items[0]).toMatchObject({ code: 'AMPM', quantity: 24, unitPrice: 123_00 });
  const pdf = await customer.request.get(`/api/quotes/${quoteId}/pdf?lng=fr`);
  // The cover is red, with a white window of a fourteenth of it.
  expect(await pdfPictureColours(await pdf.body())).toContainEqual([
    expect.closeTo(208, -1),
    expect.closeTo(65, -1),
    expect.closeTo(65, -1),
  ]);
  const eventId = await eventOfQuote(customer.request, quoteId);
  await customer.goto(`/profile/events/${eventId}`);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Halle aux Grains');
  await customer.context().close();
  await takeCropBack(page, 2);
  const { pictures } = await (await page.request.get(`/api/buildings/${slug}`)).json();
  expect(pictures.carrousel[1]).toMatchObject({ width: 1600, height: 1067, caption: { fr: caption } });
});
