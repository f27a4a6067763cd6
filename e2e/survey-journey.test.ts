import { devices, type Page } from '@playwright/test';
import { expectFocusKept, neverFocused, noteFocus, tabTo } from './by-keyboard.ts';
import { faultsOf } from './faults-of.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { claire, demoEvent, nextButton, staffDecides, title, walkToSummary } from './survey-steps.ts';
import { tooWide } from './too-wide.ts';
import { whenWhole } from './when-whole.ts';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
const firstDay = ['Plénière', 'Sous-salle 1', 'Sous-salle 2', 'Déjeuner', 'Bien-être', 'Team building'];
const steps = ['Contact', ...firstDay, 'Plénière', 'Déjeuner', 'Bien-être', 'Afterwork', 'Besoins complémentaires', 'Récapitulatif'];

/** Of the second room or day nothing is looked at again. */
const kindOf = (step: string) => step.replace(/ \d+$/, '');

/** Every field of the step was a stop of the tab key on the way to its button. */
const expectEachReached = async (page: Page, step: string) => {
  await tabTo(page, nextButton(page));
  expect(await neverFocused(page.getByRole('form')), step).toEqual([]);
  await expectFocusKept(page);
};

for (const [device, use, eventId, handsOf] of [
  ['a desktop, each kind of step by keyboard alone', {}, demoEvent.twoDays, keyboard],
  ['a phone', phone, demoEvent.twoDaysMore, () => pointer],
] as const satisfies [string, object, string, (page: Page) => Hands][]) {
  test.describe(`on ${device}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a survey of two days is completed with warnings, sent back by staff, mended and accepted', async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000);
      const hands = handsOf(page);
      await signIn(page, { email: claire, baseURL });
      await page.goto(`/profile/events/${eventId}`);
      await noteFocus(page);
      await hands.press(page.getByRole('link', { name: 'Compléter la logistique' }));
      await expect(title(page)).toHaveText('Contact');

      const looked = new Set<string>();
      const titles = await walkToSummary(page, {
        handsFor: (step) => (looked.has(kindOf(step)) ? pointer : hands),
        async onStep({ title: step, address, hands }) {
          if (address.endsWith('/day/0/plenary/0')) {
            await hands.write(page.getByRole('textbox', { name: 'Participants' }), '56');
            await expect(page.getByText(/^Plus que les 48 du devis signé/)).toBeVisible();
          }
          if (address.endsWith('/day/1/plenary/0')) {
            await hands.pick(page.getByRole('radio', { name: 'Théâtre' }));
            await expect(page.getByText(/^Le devis signé prévoit/)).toBeVisible();
          }
          if (hands !== pointer) await expectEachReached(page, step);
          if (looked.has(kindOf(step))) return;
          looked.add(kindOf(step));
          await whenWhole(page);
          expect.soft(await faultsOf(page), step).toEqual([]);
          expect.soft(await tooWide(page), step).toEqual([]);
        },
      });
      expect(titles).toEqual(steps);
      await expect(page.getByText('À valider')).toHaveCount(2);
      expect(await faultsOf(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await hands.press(page.getByRole('link', { name: 'Ajouter un extra' }));
      await expect(title(page)).toHaveText('Extras');
      await hands.tick(page.getByRole('checkbox', { name: 'Facilitateur' }));
      await expect(page.getByText('au prix indiqué')).toBeVisible();
      await hands.tick(page.getByRole('checkbox', { name: 'Facilitateur' }));
      await expect(page.getByText('au prix indiqué')).toBeHidden();
      if (hands !== pointer) await expectEachReached(page, 'Extras');
      expect.soft(await tooWide(page), 'Extras').toEqual([]);
      await hands.press(nextButton(page));
      await expect(title(page)).toHaveText('Récapitulatif');
      const save = page.getByRole('button', { name: 'Enregistrer' });
      const dialog = page.getByRole('dialog', { name: 'C’est transmis à votre Meeting Scientist' });
      const backToEvent = dialog.getByRole('link', { name: 'Retour à l’événement' });
      await hands.press(save);
      await hands.press(backToEvent);
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
      await nextButton(page).click();
      await expect(title(page)).toHaveText('Récapitulatif');
      await expect(page.getByText('À valider')).toHaveCount(1);
      await save.click();
      await backToEvent.click();
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

test('a survey that is closed cannot be edited', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/survey/${demoEvent.closed}/day/0/lunch`);
  await expect(page).toHaveURL(new RegExp(`/survey/${demoEvent.closed}/validated$`));
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});
