import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { another, staff } from './booking-steps.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, nextButton, openSurvey, title } from './survey-steps.ts';

// Covers L-Z12–L-Z15.

// All use one event, so they run one after the other, even where the first fails.
test.describe.configure({ mode: 'default' });

const eventId = demoEvent.waiting;

interface Listed {
  eventId?: string;
  status?: string;
}

// Covers B-K13, B-K15–B-K17, L-Y03.
test('the list of events has four parts, and what each of its events is shown with', async ({ request, baseURL, page }) => {
  await signIn(page, { email: claire, baseURL });
  const lists = await (await page.request.get('/api/meeting-events')).json();
  expect(Object.keys(lists).sort()).toEqual(['incomings', 'pasts', 'synchronizedNotRefetched', 'unsynchronized']);
  for (const event of lists.incomings)
    expect(event).toMatchObject({
      eventId: expect.stringMatching(/^00U/),
      quoteId: expect.any(String),
      startDate: expect.any(String),
      endDate: expect.any(String),
      status: expect.stringMatching(/^(TODO|DONE|WAITING_COMET_VALIDATION)$/),
      hasCustomerSurvey: expect.any(Boolean),
      customerSurveyUrl: expect.any(String),
      building: { commercialName: expect.any(String), slug: expect.any(String), pictures: { carrousel: expect.any(Array) } },
    });
  const statuses = [...lists.incomings, ...lists.pasts].map(({ status }: Listed) => status);
  expect(new Set(statuses)).toEqual(new Set(['TODO', 'DONE', 'WAITING_COMET_VALIDATION']));
  expect(lists.unsynchronized.length).toBeGreaterThan(0);
  expect(lists.unsynchronized.map(({ eventId }: Listed) => eventId)).toEqual(lists.unsynchronized.map(() => undefined));
  expect((await request.get('/api/meeting-events')).status()).toBe(401);
});

/** In pixels of its own; 0 where it did not load. */
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

// Covers L-R13, L-I05.
test('staff upload and remove a portrait, and the customer sees it beside the event and the survey', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: staff, baseURL });
  await page.goto('/staff/meeting-scientists');
  const lotte = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lotte Peeters' }) });
  await expect.poll(() => widthOf(lotte.locator('img'))).toBe(256);
  const drawn = await lotte.locator('img').getAttribute('src');
  const photo = await page.screenshot();

  const dialog = page.getByRole('dialog');
  const portrait = dialog.getByRole('group', { name: 'Portrait' });
  await lotte.getByRole('button', { name: 'Modifier' }).click();
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await portrait.getByLabel('Changer de photo').setInputFiles(notes);
  await expect(portrait).toContainText('n’est pas une photo lisible');
  await portrait.getByLabel('Changer de photo').setInputFiles({ name: 'lotte.png', mimeType: 'image/png', buffer: photo });
  await expect(portrait.getByRole('status')).toContainText('Photo prête');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lotte.locator('img')).not.toHaveAttribute('src', drawn ?? '');
  const uploaded = (await lotte.locator('img').getAttribute('src')) ?? '';

  const customer = await another(browser, { email: claire, baseURL });
  const inSurvey = customer.getByRole('complementary', { name: 'Votre Meeting Scientist' });
  const inEvent = customer.getByRole('region', { name: 'Votre Meeting Scientist' });
  for (const [address, place] of [
    [`/survey/${eventId}/day/0/plenary/0`, inSurvey],
    [`/profile/events/${eventId}`, inEvent],
  ] as const) {
    await customer.goto(address);
    await expect(place).toContainText('Lotte Peeters');
    await expect(place.locator('img')).toHaveAttribute('src', uploaded);
    await expect.poll(() => widthOf(place.locator('img'))).toBe(256);
  }

  await lotte.getByRole('button', { name: 'Modifier' }).click();
  await portrait.getByRole('button', { name: 'Retirer la photo' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lotte.locator('img')).toHaveCount(0);
  await customer.reload();
  await expect(inEvent).toContainText(/LP\s*Lotte Peeters/);
  await expect(inEvent.locator('img')).toHaveCount(0);
  expect((await customer.request.get(uploaded)).status()).toBe(404);
  await customer.context().close();
});

test('a survey with more people than signed, and than its room holds, is sent back, saved again, then accepted with a reason', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: staff, baseURL });
  await page.goto('/staff/surveys');
  const waiting = page.getByRole('row', { name: /Comet Louise/ });
  await expect(waiting).toContainText('1 écart à valider');
  await waiting.getByRole('link').click();
  await expect(page.getByRole('row', { name: 'Jour 1, plénière 1, participants' })).toHaveText(/30\s*38/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Renvoyer au client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message au client' }).fill('Merci de nous appeler : la salle tient 36 personnes.');
  await dialog.getByRole('button', { name: 'Renvoyer au client' }).click();
  await expect(page.getByText('Renvoyé. Le client reçoit votre message.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toHaveAttribute('aria-disabled', 'true');

  const customer = await another(browser, { email: claire, baseURL });
  await customer.goto(`/profile/events/${eventId}`);
  await expect(customer.getByText('Merci de nous appeler : la salle tient 36 personnes.')).toBeVisible();
  await customer.goto(`/survey/${eventId}/day/0/plenary/0`);
  await expect(
    customer.getByText(/Cette salle accueille 31 personnes au plus en «\sClasse\s». Elle convient à 38 personnes/),
  ).toBeVisible();
  await customer.goto(`/survey/${eventId}/summary`);
  await customer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(customer.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' })).toBeVisible();

  await page.reload();
  const tooSmall = page.getByRole('region', { name: 'Salles trop petites' });
  await expect(tooSmall).toContainText(/38 personnes en «\sClasse\s»\s: Grenat en accueille 31 au plus/);
  const accept = page.getByRole('button', { name: 'Accepter', exact: true });
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('Une salle est trop petite');
  await tooSmall.getByRole('combobox', { name: 'Que faire de cette salle' }).selectOption('Dépasser, avec un motif');
  await tooSmall.getByRole('textbox', { name: 'Motif du dépassement' }).fill('Sept chaises de plus, vu avec le lieu');
  expect(await axeViolations(page)).toEqual([]);
  await accept.click();
  await expect(page.getByText('Accepté. Le client reçoit un e-mail.')).toBeVisible();
  await expect(tooSmall).toHaveCount(0);
  await expect(page.getByText('Sept chaises de plus, vu avec le lieu')).toBeVisible();
  await expect(page.getByText('Rien ne diffère de ce qui a été convenu.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Jour 1, plénière 1, participants' })).toHaveText(/30\s*38.*staff@comet\.example/);
  await customer.goto(`/profile/events/${eventId}`);
  await expect(customer.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();

  await page.getByRole('switch', { name: 'Logistique close' }).click();
  await expect(page.getByText('La logistique est close pour le client')).toBeVisible();
  await customer.goto(`/survey/${eventId}`);
  await expect(customer).toHaveURL(new RegExp(`/survey/${eventId}/validated$`));
  await customer.context().close();
});

const saveSummary = async (page: Page, outcome: string) => {
  await expect(title(page)).toHaveText('Récapitulatif');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog', { name: outcome }).getByRole('link', { name: 'Retour à l’événement' }).click();
};

/** Staff accept the survey, and propose a charge. */
const acceptWith = async (desk: Page, { label, amount }: { label: string; amount: string }) => {
  await desk.goto(`/staff/surveys/${eventId}`);
  await desk.getByRole('button', { name: 'Accepter avec un supplément' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Libellé' }).fill(label);
  await dialog.getByRole('textbox', { name: 'Montant HT, en euros' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'TVA, en %' }).fill('20');
  await dialog.getByRole('button', { name: 'Accepter' }).click();
  await expect(desk.getByText('Accepté. Le client reçoit un e-mail.')).toBeVisible();
};

test('the customer may accept or refuse a charge, next to the questions of an extra, and staff may withdraw it', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await another(browser, { email: staff, baseURL });
  await openSurvey(desk.request, { eventId, baseURL });
  await signIn(page, { email: claire, baseURL });
  const proposal = page.getByRole('region', { name: 'Supplément à confirmer' });
  const quote = page.getByRole('region', { name: 'Le devis' });
  const charges = desk.getByRole('table', { name: 'Suppléments depuis le devis' });

  await test.step('an extra is asked for, and accepted with a charge', async () => {
    await page.goto(`/profile/events/${eventId}`);
    await page.getByRole('link', { name: 'Ajouter un extra' }).click();
    await page.getByRole('checkbox', { name: 'Bien-être' }).check();
    await nextButton(page).click();
    await saveSummary(page, 'C’est transmis à votre Meeting Scientist');
    await acceptWith(desk, { label: 'Une heure de plus', amount: '250' });
  });

  await test.step('the charge is marked where it waits', async () => {
    await desk.goto('/staff/surveys?charges=proposed');
    await expect(desk.getByRole('row', { name: /Comet Louise/ })).toContainText('Supplément sans réponse');
    await page.goto('/profile/events');
    await expect(page.getByText('Supplément à confirmer').first()).toBeVisible();
  });

  await test.step('the extra’s questions are answered', async () => {
    await page.goto(`/survey/${eventId}/summary`);
    await expect(page.getByText('Un supplément attend votre réponse')).toBeVisible();
    await page
      .getByRole('region', { name: /^Complétez d’abord/ })
      .getByRole('link', { name: 'Bien-être' })
      .click();
    await expect(title(page)).toHaveText('Bien-être');
    await page.getByRole('combobox', { name: 'Début' }).selectOption('15:00');
    await nextButton(page).click();
    await saveSummary(page, 'Votre logistique est enregistrée');
  });

  await test.step('the charge is agreed to, and stands beside the quote', async () => {
    await expect(quote).not.toContainText('Une heure de plus');
    expect(await axeViolations(page)).toEqual([]);
    await proposal.getByRole('button', { name: /^Accepter : Une heure de plus, 250,00\s€ HT, 300,00\s€ TTC$/ }).click();
    await expect(page.getByText('Merci, le supplément est convenu.')).toBeVisible();
    await expect(quote).toContainText(/Une heure de plus\s*250,00\s€ HT/);
    await expect(proposal).toHaveCount(0);
  });

  await test.step('what was agreed on has a paper, for the customer and on the page of the deal for staff', async () => {
    const { quoteId } = await (await page.request.get(`/api/meeting-events/${eventId}`)).json();
    const paperOf = async (reader: Page) => {
      const saved = reader.waitForEvent('download');
      await reader.getByRole('link', { name: /^(Suppléments convenus \(PDF\)|Télécharger l’annexe \(PDF\))$/ }).click();
      return pdfText(await readFile(await (await saved).path()));
    };
    const ofCustomer = await paperOf(page);
    for (const words of ['Suppléments convenus', 'Bien-être', 'Une heure de plus', 'Nouveau total']) expect(ofCustomer).toContain(words);
    await desk.goto(`/staff/quotes/${quoteId}`);
    await expect(desk.getByRole('region', { name: 'Suppléments convenus' })).toContainText('Bien-être, Une heure de plus');
    expect(await axeViolations(desk)).toEqual([]);
    expect(await paperOf(desk)).toBe(ofCustomer);
  });

  await test.step('another one is refused: the survey is before staff again', async () => {
    await page.goto(`/survey/${eventId}/day/0/plenary/0?returnTo=summary`);
    const pax = page.getByRole('textbox', { name: 'Participants' });
    await pax.fill(String(Number(await pax.inputValue()) - 1));
    await nextButton(page).click();
    await saveSummary(page, 'C’est transmis à votre Meeting Scientist');
    await acceptWith(desk, { label: 'Deux micros', amount: '80' });
    await page.goto(`/profile/events/${eventId}`);
    await proposal.getByRole('button', { name: /^Refuser : Deux micros/ }).click();
    await expect(page.getByText('C’est noté : rien ne sera facturé.')).toBeVisible();
    await expect(page.getByText('Validation Comet en cours').first()).toBeVisible();
  });

  await test.step('a third one is taken back by staff', async () => {
    await acceptWith(desk, { label: 'Un micro', amount: '40' });
    await expect(charges.getByRole('row', { name: /^Une heure de plus/ })).toContainText('Convenu');
    await expect(charges.getByRole('row', { name: /^Deux micros/ })).toContainText('Refusé par le client');
    await page.reload();
    await expect(proposal).toContainText('Un micro');
    await desk.getByRole('button', { name: /^Retirer : Un micro$/ }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
    await expect(desk.getByText('« Un micro » est retiré.')).toBeVisible();
    await expect(charges.getByRole('row', { name: /^Un micro/ })).toHaveCount(0);
    await page.reload();
    await expect(quote).toContainText('Une heure de plus');
    await expect(page.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();
    await expect(proposal).toHaveCount(0);
  });
  await desk.context().close();
});
