import { expectFocusKept, focusedName, pressOn, pressUntil, tabTo, writeInto } from './by-keyboard.ts';
import { dayName, meetingDays } from './open-days.ts';
import { quoteTitle } from './quote-title.ts';
import { expect, test } from './strict-page.ts';

const monthName = (day: Date) => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

test('by keyboard alone: a search, a sign-in, a venue, an extra, a quote and its PDF', async ({ page }) => {
  const [first, last] = meetingDays();
  const popover = page.getByRole('dialog');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();

  await test.step('past the menu to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the days', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Jours/ }));
    await expect(popover.getByRole('application')).toBeVisible();
    const dayWithFocus = page.locator('[role=grid] [tabindex="0"]').first();
    await tabTo(page, dayWithFocus);
    await pressUntil(page, 'PageDown', monthName(first));
    await page.keyboard.press('Home');
    await pressUntil(page, 'ArrowRight', dayName(first, 'fr-FR'));
    await page.keyboard.press('Enter');
    await pressUntil(page, 'ArrowRight', dayName(last, 'fr-FR'));
    await page.keyboard.press('Enter');
    await pressOn(page, popover.getByRole('button', { name: 'Continuer' }));
  });

  await test.step('the rooms', async () => {
    await writeInto(page, popover.getByRole('textbox', { name: 'Participants' }).first(), '24');
    await pressOn(page, popover.getByRole('button', { name: 'Ajouter une sous-salle' }));
    await writeInto(page, popover.getByRole('group', { name: 'Sous-salle 1' }).getByRole('textbox', { name: 'Participants' }), '8');
    await pressOn(page, popover.getByRole('button', { name: 'Continuer' }));
    await pressOn(page, popover.getByRole('button', { name: 'Voir les disponibilités' }));
  });

  await test.step('the sign-in', async () => {
    const dialog = page.getByRole('dialog', { name: 'Connexion ou inscription' });
    await writeInto(page, dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }), 'claire@atelier-nord.example');
    await page.keyboard.press('Enter');
    await writeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'Mot de passe' }), 'demo-password-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('a venue', async () => {
    const link = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link');
    await tabTo(page, link);
    const venue = await focusedName(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: venue })).toBeVisible();
    await expectFocusKept(page);
    await pressOn(page, page.getByRole('link', { name: /Poser une option/ }));
  });

  await test.step('an extra', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Que souhaitez-vous ajouter ?' })).toBeVisible();
    await expectFocusKept(page);
    const total = page.getByRole('row', { name: /Total TTC/ });
    const before = (await total.textContent()) ?? '';
    await tabTo(page, page.getByRole('checkbox', { name: 'Facilitateur' }));
    await page.keyboard.press('Space');
    await expect(total).not.toHaveText(before);
    await pressOn(page, page.getByRole('button', { name: 'Voir mon devis' }));
  });

  await test.step('the quote and its PDF', async () => {
    await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
    await expectFocusKept(page);
    const downloading = page.waitForEvent('download');
    await pressOn(page, page.getByRole('link', { name: 'Télécharger le PDF' }));
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  });

  // Covers B-L07.
  await test.step('the menus, and away', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Mon compte/ }));
    await expect(page.getByRole('menuitem', { name: 'Espace client' })).toBeFocused();
    await pressUntil(page, 'ArrowDown', 'Se déconnecter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressUntil(page, 'ArrowDown', 'Se déconnecter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });
});
