import { another } from './booking-steps.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { claire, demoEvent } from './survey-steps.ts';

const eventId = demoEvent.waiting;

test('a survey with more people than signed is sent back with a message, saved again, then accepted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, { email: 'staff@comet.example', baseURL });
  await page.goto('/staff/surveys');
  const waiting = page.getByRole('row', { name: /Comet Louise/ });
  await expect(waiting).toContainText('1 écart à valider');
  await waiting.getByRole('link').click();
  await expect(page.getByRole('row', { name: 'Jour 1, plénière 1, participants' })).toHaveText(/30\s*38/);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Renvoyer au client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message au client' }).fill('Merci de nous appeler : la salle tient 36 personnes.');
  await dialog.getByRole('button', { name: 'Renvoyer au client' }).click();
  await expect(page.getByText('Renvoyé. Le client reçoit votre message.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toHaveCount(0);

  const customer = await another(browser, { email: claire, baseURL });
  await customer.goto(`/profile/events/${eventId}`);
  await expect(customer.getByText('Merci de nous appeler : la salle tient 36 personnes.')).toBeVisible();
  await customer.goto(`/survey/${eventId}/summary`);
  await customer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(customer.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(page.getByText('Accepté. Le client reçoit un e-mail.')).toBeVisible();
  await expect(page.getByText('Tout est conforme au devis signé.')).toBeVisible();
  await customer.goto(`/profile/events/${eventId}`);
  await expect(customer.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();

  await page.getByRole('switch', { name: 'Logistique close' }).click();
  await expect(page.getByText('La logistique est close pour le client')).toBeVisible();
  await customer.goto(`/survey/${eventId}`);
  await expect(customer).toHaveURL(new RegExp(`/survey/${eventId}/validated$`));
  await customer.context().close();
});
