import { devices } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { claire, demoEvent, staffDecides, title, walkToSummary } from './survey-steps.ts';
import { tooWide } from './too-wide.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];

for (const [device, use, eventId] of [
  ['a desktop', {}, demoEvent.twoDays],
  ['a phone', phone, demoEvent.twoDaysMore],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a survey of two days is completed with warnings, sent back by staff, mended and accepted', async ({ page, browser, baseURL }) => {
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
      expect(await tooWide(page)).toEqual([]);
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      const dialog = page.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' });
      await dialog.getByRole('link', { name: 'Retour à l’événement' }).click();
      await expect(page.getByRole('button', { name: 'Compléter la logistique' })).toBeDisabled();
      await expect(page.getByText('Validation Comet en cours').first()).toBeVisible();

      const office = await (await browser.newContext({ baseURL })).newPage();
      await signIn(office, { email: 'staff@comet.example', baseURL });
      const message = 'La plénière tient 48 personnes au plus.';
      await staffDecides(office.request, baseURL ?? '', eventId, { path: 'send-back', message });

      await page.reload();
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('link', { name: 'Compléter la logistique' }).click();
      await expect(title(page)).toHaveText('Contact');
      const folded = page.getByRole('button', { name: /^Étape 1 sur/ });
      if (await folded.isVisible()) await folded.click();
      await page.getByRole('link', { name: /^Récapitulatif/ }).click();
      await page
        .getByRole('link', { name: /^Modifier.*Plénière$/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Participants' }).fill('48');
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Suivant' }).click();
      await expect(title(page)).toHaveText('Récapitulatif');
      await expect(page.getByText('À valider')).toHaveCount(1);
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Retour à l’événement' }).click();
      await expect(page.getByText('Validation Comet en cours').first()).toBeVisible();

      await staffDecides(office.request, baseURL ?? '', eventId, { path: 'accept' });
      await page.reload();
      await expect(page.getByRole('link', { name: 'Modifier la logistique' })).toBeVisible();
      await expect(page.getByText('Logistique enregistrée').first()).toBeVisible();
      await page.goto(`/survey/${eventId}/summary`);
      await expect(title(page)).toHaveText('Récapitulatif');
      await expect(page.getByText('À valider')).toHaveCount(0);
      await office.context().close();
    });
  });
}

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
