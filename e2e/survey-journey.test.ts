import { devices, type Page } from '@playwright/test';
import { formatDay } from '@plenary/contracts/format';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking, twoDays } from './booked-event.ts';
import { expectFocusKept, neverFocused, noteFocus, tabTo } from './by-keyboard.ts';
import { type InputMethod, keyboard, pointer } from './input-method.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, goToSummary, nextButton, staffDecides, title } from './survey-steps.ts';
import { waitForModals } from './wait-for-modals.ts';

// Covers B-K19–B-K20, L-R12, L-Z01–L-Z11, L-F01–L-F07, L-F10, L-G01–L-G02.

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
const firstDay = ['Plénière', 'Sous-salle 1', 'Sous-salle 2', 'Déjeuner', 'Bien-être', 'Team building'];
const steps = ['Contact', ...firstDay, 'Plénière', 'Déjeuner', 'Bien-être', 'Afterwork', 'Besoins complémentaires', 'Récapitulatif'];

/** The second room or day is not checked again. */
const kindOf = (step: string) => step.replace(/ \d+$/, '');

/** Every field of the step was a stop of the tab key on the way to its button. */
const expectEachReached = async (page: Page, step: string) => {
  await tabTo(page, nextButton(page));
  expect(await neverFocused(page.getByRole('form')), step).toEqual([]);
  await expectFocusKept(page);
};

for (const [device, use, slug, inputOf] of [
  ['a desktop, each kind of step by keyboard alone', {}, 'ternes', keyboard],
  ['a phone', phone, 'etoile', () => pointer],
] as const satisfies [string, object, string, (page: Page) => InputMethod][]) {
  test.describe(`on ${device}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    // Covers L-Z12–L-Z15, L-H05, L-U09.
    test('a survey of two days is completed with warnings, sent back by staff, mended and accepted', async ({ page, browser, baseURL }) => {
      const input = inputOf(page);
      const { eventId } = await approvedBooking(page, { baseURL, slug, ...twoDays });
      await page.goto(`/profile/events/${eventId}`);
      await noteFocus(page);
      const share = page.getByRole('button', { name: 'Partager la logistique' });
      await expect(share).toBeVisible();
      await input.press(page.getByRole('link', { name: 'Compléter la logistique' }));
      await expect(title(page)).toHaveText('Contact');
      expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toEqual([
        { event: 'CustomerSurveyButtonClicked', eventId },
      ]);

      const looked = new Set<string>();
      const titles = await goToSummary(page, {
        inputFor: (step) => (looked.has(kindOf(step)) ? pointer : input),
        async onStep({ title: step, address, input }) {
          if (address.endsWith('/day/0/plenary/0')) {
            await input.write(page.getByRole('textbox', { name: 'Participants' }), '56');
            await expect(page.getByText(/Plus que les 48 participants du devis signé/)).toBeVisible();
            await input.write(page.getByRole('textbox', { name: /^Commentaire/ }), 'Un pupitre');
          }
          if (address.endsWith('/day/1/plenary/0')) {
            await page.getByRole('button', { name: 'Comme le premier jour' }).click();
            await expect(page.getByText(/^Repris de .*«\sCommentaire\s»/)).toBeVisible();
            await expect(page.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue('Un pupitre');
            await input.pick(page.getByRole('radio', { name: 'Théâtre' }));
            await expect(page.getByText(/^Le devis signé prévoit/)).toBeVisible();
          }
          if (input !== pointer) await expectEachReached(page, step);
          if (looked.has(kindOf(step))) return;
          looked.add(kindOf(step));
          await waitForModals(page);
          expect.soft(await axeViolations(page), step).toEqual([]);
          expect.soft(await overflowingBoxes(page), step).toEqual([]);
        },
      });
      expect(titles).toEqual(steps);
      await expect(page.getByText('À valider')).toHaveCount(2);
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowingBoxes(page)).toEqual([]);
      await input.press(page.getByRole('link', { name: 'Ajouter un extra' }));
      await expect(title(page)).toHaveText('Extras');
      await input.tick(page.getByRole('checkbox', { name: 'Facilitateur' }));
      await expect(page.getByText('au prix indiqué')).toBeVisible();
      await input.tick(page.getByRole('checkbox', { name: 'Facilitateur' }));
      await expect(page.getByText('au prix indiqué')).toBeHidden();
      if (input !== pointer) await expectEachReached(page, 'Extras');
      expect.soft(await overflowingBoxes(page), 'Extras').toEqual([]);
      await input.press(nextButton(page));
      await expect(title(page)).toHaveText('Récapitulatif');
      const save = page.getByRole('button', { name: 'Enregistrer' });
      const dialog = page.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' });
      const backToEvent = dialog.getByRole('link', { name: 'Retour à l’événement' });
      await input.press(save);
      await input.press(backToEvent);
      await expect(page.getByRole('button', { name: 'Compléter la logistique' })).toBeDisabled();
      await expect(page.getByText('Validation Comet en cours').first()).toBeVisible();
      await expect(share).toHaveCount(0);

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
      await nextButton(page).click();
      await expect(title(page)).toHaveText('Récapitulatif');
      await expect(page.getByText('À valider')).toHaveCount(1);
      await save.click();
      await backToEvent.click();
      // The summary says of its status what the event page says: only the event page has the button.
      await expect(page.getByRole('button', { name: 'Compléter la logistique' })).toBeDisabled();
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

test('answers typed offline survive a reload, and are sent once the connection is back', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const { eventId } = await approvedBooking(page, { baseURL, slug: 'place-des-victoires' });
  await page.goto(`/survey/${eventId}/additional-needs`);
  await page.getByRole('textbox', { name: 'Commentaire' }).fill('Une estrade');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('alert')).toContainText('Vous semblez hors ligne');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Récapitulatif');
  await expect(page.getByText('Une estrade')).toBeVisible();

  await page.goto(`/survey/${eventId}/additional-needs`);
  await page.getByRole('textbox', { name: 'Commentaire' }).fill('Deux estrades');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Deux estrades');
  await expect(page.getByText('Nous avons repris ce que vous aviez saisi')).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click();
  await expect(page.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Une estrade');
});

// Covers L-Z16–L-Z18, L-F15–L-F18.
test('a survey that is closed shows its date, venue and contact, and cannot be edited; an open one leads to its steps from there', async ({
  page,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  const main = page.getByRole('main');
  const fields = main.locator('input, select, textarea');
  const editLinks = main.getByRole('link', { name: /^Modifier/ });
  await page.goto(`/survey/${demoEvent.twoDays}/validated`);
  await expect(editLinks.first()).toHaveAttribute('href', /\?returnTo=summary$/);
  await expect(fields).toHaveCount(0);

  await page.goto(`/survey/${demoEvent.closed}/day/0/lunch`);
  await expect(page).toHaveURL(new RegExp(`/survey/${demoEvent.closed}/validated$`));
  await expect(title(page)).toHaveText('Votre logistique est validée');
  const { startDate } = await (await page.request.get(`/api/meeting-events/${demoEvent.closed}`)).json();
  const facts = main.locator('dl').first();
  await expect(facts.getByText(new RegExp(formatDay(startDate, 'fr-FR', 'short'), 'i'))).toBeVisible();
  await expect(facts.getByText('Comet Coeur Défense')).toBeVisible();
  await expect(facts.getByText(claire)).toBeVisible();
  await expect(fields).toHaveCount(0);
  await expect(editLinks).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
