import { axeViolations } from './axe-violations.ts';
import { approvedBooking } from './booked-event.ts';
import { another, staff } from './booking-steps.ts';
import { expect, test } from './strict-page.ts';

// Lifecycle L31.
test('staff enter the deposit of a booking: its customer is asked for it no more, and a cancellation is settled against it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quoteId, eventId } = await approvedBooking(page, { baseURL, slug: 'ateliers-robespierre' });
  const { deposit } = await (await page.request.get(`/api/quotes/${quoteId}`)).json();
  await page.goto(`/profile/events/${eventId}`);
  await expect(page.getByRole('link', { name: 'Régler l’acompte' })).toBeVisible();

  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto(`/staff/quotes/${quoteId}`);
  const panel = desk.getByRole('region', { name: 'Paiements' });
  await expect(panel).toContainText('Aucun paiement saisi.');
  const enter = async (amount: string) => {
    await panel.getByRole('button', { name: 'Saisir un paiement' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Montant, en euros').fill(amount);
    await dialog.getByLabel('Reçu ou payé le').fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel('Référence').fill('VIR NORA LAMBERT');
    expect(await axeViolations(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Saisir', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await enter('1');
  await panel.getByRole('button', { name: /^Contre-passer\s: Reçu du client, virement/ }).click();
  const reversal = desk.getByRole('dialog');
  await reversal.getByLabel('Raison').fill('Mauvais montant');
  await reversal.getByRole('button', { name: 'Contre-passer' }).click();
  await expect(panel).toContainText('Mauvais montant');
  await enter((deposit.amount / 100).toFixed(2));
  await expect(panel.getByRole('row', { name: /VIR NORA LAMBERT/ })).toHaveCount(2);
  expect(await axeViolations(desk)).toEqual([]);
  await desk.context().close();

  await page.reload();
  const payments = page.getByRole('region', { name: 'Paiements' });
  await expect(payments.getByText(/^Reçu le/)).toHaveCount(1);
  await expect(payments.getByText('Reste à payer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Régler l’acompte' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(`/quotes/${quoteId}/cancellation`);
  await expect(page.getByRole('row', { name: /^Déjà reçu/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Pourquoi annulez-vous ?' }).selectOption({ label: 'Budget' });
  await page.getByRole('button', { name: /^Annuler / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^(Reste dû|À vous rembourser)/ })).toBeVisible();
});
