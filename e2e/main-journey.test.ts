import { readFile } from 'node:fs/promises';
import { devices } from '@playwright/test';
import { dayName, meetingDays } from './open-days.ts';
import { pdfText } from './pdf-text.ts';
import { quoteTitle } from './quote-title.ts';
import { searchFor } from './search-form.ts';
import { expect, test } from './strict-page.ts';

// Covers B-R01, B-R04–B-R05, B-R10–B-R11, B-R13, B-R36, B-S38–B-S41, B-V01–B-V02, B-V15, B-P03, B-P16, B-A12–B-A13, B-U01, B-U06–B-U07, B-U11–B-U12, B-Q03, B-Q06, B-I30, B-X18, B-G01–B-G03, B-G05.

const euros = (text: string | null): string => /[\d\s  ]+,\d{2}/.exec(text ?? '')?.[0].replaceAll(/\s/g, '') ?? '';

const screens = [
  { screen: 'a desktop', use: {}, email: 'marie.dupont@cabinet-dupont.example' },
  { screen: 'a phone', use: devices['iPhone 13'], email: 'paul.leroy@maison-leroy.example' },
] as const;

for (const { screen, use, email } of screens) {
  test.describe(`on ${screen}`, () => {
    const { defaultBrowserType: _, ...look } = use as { defaultBrowserType?: string };
    test.use(look);

    test('a visitor searches two days, signs up, picks a free venue, adds an extra and downloads the quote', async ({ page }) => {
      const days = meetingDays();
      await page.goto('/');
      await searchFor(page, { days, pax: 24, subcommittees: [8, 8] });

      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(email);
      await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Marie');
      await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dupont');
      await dialog.getByRole('textbox', { name: 'Téléphone' }).fill('01 42 00 00 00');
      await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
      await dialog.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Cabinet Dupont');
      await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();

      await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
      const priced = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first();
      // The first one is of a person and day.
      const listPrice = (await priced.getByText(/€/).last().textContent()) ?? '';
      const venue = (await priced.getByRole('link').textContent()) ?? '';
      await priced.getByRole('link').click();

      await expect(page.getByRole('heading', { level: 1, name: venue })).toBeVisible();
      await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
      const placeOption = page.getByRole('link', { name: /Poser une option/ });
      await expect(placeOption).toContainText(listPrice.trim());
      await placeOption.click();

      await expect(page.getByRole('heading', { level: 1, name: 'Que souhaitez-vous ajouter ?' })).toBeVisible();
      const summary = page.getByRole('region', { name: 'Votre devis' });
      const before = await summary.getByRole('row', { name: /Total TTC/ }).textContent();
      await page.getByRole('checkbox', { name: 'Facilitateur' }).check();
      await expect(summary.getByRole('row', { name: /Total TTC/ })).not.toHaveText(before ?? '');
      await page.getByRole('button', { name: 'Voir mon devis' }).click();

      await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
      const total = euros(await page.getByRole('row', { name: /Total TTC/ }).textContent());
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Télécharger le PDF' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^devis-.+-fr\.pdf$/);

      const text = await pdfText(await readFile(await download.path()));
      expect(text.replaceAll(' ', '')).toContain(total);
      expect(text).toContain(venue);
      expect(text).toContain('Devis');
      for (const day of days) expect(text.toLowerCase()).toContain(dayName(day, 'fr-FR'));
    });
  });
}
