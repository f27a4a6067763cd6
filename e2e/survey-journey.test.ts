import { devices } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { claire, demoEvent, staffDecides, title, walkToSummary } from './survey-steps.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
const eventId = demoEvent.twoDays;

test('a survey of two days: completed on a desktop, sent back by staff, mended on a phone and accepted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('link', { name: 'Compléter la logistique' }).click();
  await expect(title(page)).toHaveText('Contact');
  expect(await faultsOf(page)).toEqual([]);

  const titles = await walkToSummary(page, async (_title, address) => {
    if (address.endsWith('/day/0/plenary/0')) {
      await page.getByRole('textbox', { name: 'Participants' }).fill('56');
      await expect(page.getByText(/^Plus que les 48 du devis signé/)).toBeVisible();
    }
    if (address.endsWith('/day/1/plenary/0')) {
      await page.getByRole('radio', { name: 'Théâtre' }).check({ force: true });
      await expect(page.getByText(/^Le devis signé prévoit/)).toBeVisible();
    }
  });
  expect(titles).toEqual(
    expect.arrayContaining(['Contact', 'Plénière', 'Sous-salle 1', 'Sous-salle 2', 'Déjeuner', 'Besoins complémentaires']),
  );
  await expect(page.getByText('À valider')).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' });
  await dialog.getByRole('link', { name: 'Retour à l’événement' }).click();
  await expect(page.getByRole('button', { name: 'Compléter la logistique' })).toBeDisabled();
  await expect(page.getByText('Validation Comet en cours').first()).toBeVisible();

  const office = await (await browser.newContext({ baseURL })).newPage();
  await signIn(office, { email: 'staff@comet.example', baseURL });
  await staffDecides(office.request, baseURL ?? '', eventId, { path: 'send-back', message: 'La plénière tient 48 personnes au plus.' });

  const pocket = await (await browser.newContext({ ...phone, baseURL, locale: 'fr-FR' })).newPage();
  await signIn(pocket, { email: claire, baseURL });
  await pocket.goto(`/profile/events/${eventId}`);
  await expect(pocket.getByText('La plénière tient 48 personnes au plus.')).toBeVisible();
  await pocket.getByRole('link', { name: 'Compléter la logistique' }).click();
  await pocket.getByRole('button', { name: /^Étape 1 sur/ }).click();
  await pocket.getByRole('link', { name: /^Récapitulatif/ }).click();
  await pocket
    .getByRole('link', { name: /^Modifier.*Plénière$/ })
    .first()
    .click();
  await pocket.getByRole('textbox', { name: 'Participants' }).fill('48');
  expect(await faultsOf(pocket)).toEqual([]);
  await pocket.getByRole('button', { name: 'Suivant' }).click();
  await expect(title(pocket)).toHaveText('Récapitulatif');
  await expect(pocket.getByText('À valider')).toHaveCount(1);
  await pocket.getByRole('button', { name: 'Enregistrer' }).click();
  await pocket.getByRole('dialog').getByRole('link', { name: 'Retour à l’événement' }).click();
  await expect(pocket.getByText('Validation Comet en cours').first()).toBeVisible();

  await staffDecides(office.request, baseURL ?? '', eventId, { path: 'accept' });
  await pocket.reload();
  await expect(pocket.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();
  await expect(pocket.getByText('Logistique enregistrée').first()).toBeVisible();
  await pocket.goto(`/survey/${eventId}/summary`);
  await expect(title(pocket)).toHaveText('Récapitulatif');
  await expect(pocket.getByText('À valider')).toHaveCount(0);
});

test('what is typed offline is kept over a reload, and sent once the line is back', async ({ page, context, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/survey/${demoEvent.saved}/additional-needs`);
  await page.getByRole('textbox', { name: 'Commentaire' }).fill('Une estrade');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('alert')).toContainText('Vous semblez hors ligne');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Récapitulatif');
  await expect(page.getByText('Une estrade')).toBeVisible();

  await page.goto(`/survey/${demoEvent.saved}/additional-needs`);
  await page.getByRole('textbox', { name: 'Commentaire' }).fill('Deux estrades');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Deux estrades');
  await expect(page.getByText('Nous avons repris ce que vous aviez saisi')).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click();
  await expect(page.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Une estrade');
});

test('a survey that is closed, and one that waits, cannot be edited', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/survey/${demoEvent.closed}/day/0/lunch`);
  await expect(page).toHaveURL(new RegExp(`/survey/${demoEvent.closed}/validated$`));
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});
