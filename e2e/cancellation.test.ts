import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking } from './booked-event.ts';
import { another, readMail, staff } from './booking-steps.ts';
import { pdfText } from './pdf-text.ts';
import { expect, test } from './strict-page.ts';

test('a customer reads the terms before signing, cancels at the fee that is shown, and the event with its survey is gone', async ({
  page,
  baseURL,
}) => {
  const { email, quoteId, eventId, eventOf } = await approvedBooking(page, { baseURL, slug: 'ternes' });
  const signed = await pdfText(await (await page.request.get(`/api/quotes/${quoteId}/pdf?goal=signature`)).body());
  expect(signed.replaceAll(/\s+/g, ' ')).toContain('Annulation, part du prix HT (jours avant)');

  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('link', { name: 'Annuler la réservation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annuler cette réservation ?' })).toBeVisible();
  const total = page.getByRole('row', { name: /Frais d’annulation TTC/ });
  const fee = await total.textContent();
  await page.getByRole('combobox', { name: 'Pourquoi annulez-vous ?' }).selectOption({ label: 'Budget' });
  await page.getByRole('button', { name: /^Annuler / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeFocused();
  expect(await total.textContent()).toBe(fee);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeVisible();
  expect(await total.textContent()).toBe(fee);

  const paper = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le décompte' }).click();
  const printed = await pdfText(await readFile(await (await paper).path()));
  for (const words of ['Frais TTC', 'Part due', 'Budget']) expect(printed).toContain(words);

  await readMail(page.request, { subject: 'est annulée', to: email });
  await expect.poll(eventOf).toBeUndefined();
  expect((await page.request.get(`/api/meeting-events/${eventId}/customer-survey`)).status()).toBe(404);
  await page.goto('/profile/quotes');
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible();
});

test('staff cancel for a customer, who finds the booking cancelled while they were about to do it too, and then reinstated', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, quoteId, eventOf } = await approvedBooking(page, { baseURL, slug: 'place-des-victoires' });
  await page.goto(`/quotes/${quoteId}/cancellation`);
  await page.getByRole('combobox', { name: 'Pourquoi annulez-vous ?' }).selectOption({ label: 'Budget' });

  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Annuler la réservation' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'De quel côté vient l’annulation ?' }).selectOption({ label: 'Le lieu' });
  await expect(dialog.getByRole('row', { name: /Frais TTC 0,00/ })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Motif' }).selectOption({ label: 'Salle inutilisable' });
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(desk.getByText(/^Annulée par notre équipe/)).toBeVisible();
  await desk.goto('/staff/audit-trail');
  await expect(desk.getByText('Réservation annulée').first()).toBeVisible();

  await page.getByRole('button', { name: /^Annuler / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeVisible();
  await expect(page.getByText(/aucuns frais ne sont dus/)).toBeVisible();

  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Rétablir la réservation' }).click();
  await dialog.getByLabel('Raison').fill('La salle est utilisable');
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await expect(desk.getByText('La réservation est confirmée.')).toBeVisible();
  await readMail(desk.request, { subject: 'Votre réservation chez Comet Place des Victoires est rétablie', to: email });
  await expect.poll(eventOf).toBeTruthy();
  await desk.context().close();
});
