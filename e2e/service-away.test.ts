import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Platform } from '../ops/supervisor/start-platform.ts';
import { platformWith } from './own-platform.ts';
import { quoteTitle } from './quote-title.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';

/** What these tests suspend, they wake: the supervisor does not replace it. */
const test = platformWith({ HANG_SECONDS: '0', CALL_SECONDS: '3' });

// One platform for all, one test after the other: each takes a service away and brings it back.
test.describe.configure({ mode: 'default' });

/** The ways in which a service may be unavailable: its process ended, or it runs and answers nothing. */
const ways = {
  ended: {
    take: (platform: Platform, name: string) => platform.halt(name),
    bring: (platform: Platform, name: string) => platform.restart(name),
  },
  hanging: {
    take: async (platform: Platform, name: string) => void platform.processOf(name)?.kill('SIGSTOP'),
    bring: async (platform: Platform, name: string) => void platform.processOf(name)?.kill('SIGCONT'),
  },
} as const;

const claire = 'claire@atelier-nord.example';
const password = 'demo-password-2026';

const venues = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\slieux$/ });
const problem = (page: Page) => page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' });
const retry = (page: Page) => page.getByRole('button', { name: 'Recharger' });
const account = (page: Page) => page.getByRole('button', { name: /^Mon compte, Claire/ });

const seeLegalPages = async (page: Page) => {
  await page.goto('/legal-notices');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.getByRole('link', { name: 'Confidentialité' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
};

/** Signs Claire in as people do, through the dialog. */
const signInByDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(claire);
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(account(page)).toBeVisible();
};

/** Goes from the list to a new quote. */
const makeQuote = async (page: Page) => {
  await page.goto(`/${searchAddress({ pax: 24, subcommittees: [8] })}`);
  await page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
};

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of (500|502|503|504)/));

for (const [way, { take, bring }] of Object.entries(ways)) {
  test(`svc-booking ${way}: pages of the shell, languages and the sign-in work, a list says what is wrong and comes back`, async ({
    page,
    platform,
  }) => {
    await take(platform, 'svc-booking');
    // A list that nobody has read before: one that was read is lent for a while (docs/decisions/0068-rendered-pages.md).
    await page.goto('/?countryCode=BEL');
    await expect(problem(page)).toBeVisible();
    await seeLegalPages(page);
    await signInByDialog(page);
    await page.getByRole('button', { name: /^Langue/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();

    await page.getByRole('link', { name: 'Comet, accueil' }).click();
    await expect(problem(page)).toBeVisible();
    await bring(platform, 'svc-booking');
    await expect(async () => {
      await retry(page).click({ timeout: 1_000 });
      await expect(venues(page)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(account(page)).toBeVisible();
  });

  test(`svc-identity ${way}: a visitor finds venues, the sign-in explains the failure, and no session ends`, async ({
    page,
    platform,
    browser,
    baseURL,
  }) => {
    const signedIn = await browser.newPage({ baseURL, locale: 'fr-FR' });
    await signIn(signedIn, { email: claire, baseURL });
    await signedIn.goto('/legal-notices');
    await expect(account(signedIn)).toBeVisible();

    await take(platform, 'svc-identity');
    await page.goto('/');
    await expect(venues(page)).toBeVisible();
    await page.goto('/venues/ternes');
    await expect(page.getByRole('heading', { level: 1, name: 'Ternes' })).toBeVisible();
    await seeLegalPages(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(claire);
    await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(page.getByText(/indisponible|erreur|ne répond pas/i).first()).toBeVisible();

    await bring(platform, 'svc-identity');
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Continuer', exact: true }).click({ timeout: 1_000 });
      await expect(dialog.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(async () => {
      await signedIn.goto('/');
      await expect(venues(signedIn)).toBeVisible({ timeout: 5_000 });
      await expect(account(signedIn)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await signedIn.close();
  });

  test(`svc-documents ${way}: a quote is made and read, its PDF says that it is not to be had, and comes later`, async ({
    page,
    platform,
    baseURL,
  }) => {
    await signIn(page, { email: claire, baseURL });
    await take(platform, 'svc-documents');
    await makeQuote(page);
    await expect(page.getByRole('row', { name: /Total TTC/ })).toBeVisible();
    const download = page.getByRole('link', { name: 'Télécharger le PDF' });
    await download.click();
    await expect(page.getByText(/PDF.*(indisponible|pas|réessay)/i).first()).toBeVisible();

    await bring(platform, 'svc-documents');
    await expect(async () => {
      const coming = page.waitForEvent('download', { timeout: 15_000 });
      await download.click({ timeout: 1_000 });
      expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
    }).toPass();
  });
}

test('svc-survey ended: an export of personal data is refused in words, not truncated, and works later', async ({
  page,
  platform,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto('/auth/account');
  const save = page.getByRole('button', { name: 'Télécharger mes données' });
  await expect(save).toBeVisible();
  await ways.ended.take(platform, 'svc-survey');
  await save.click();
  await expect(page.getByText(/Un de nos services ne répond pas et le fichier serait incomplet/)).toBeVisible();

  await ways.ended.bring(platform, 'svc-survey');
  // A caller sees within two seconds that a service is ready again; until then it refuses, and the customer asks once more.
  await expect(async () => {
    const coming = page.waitForEvent('download', { timeout: 5_000 });
    await save.click({ timeout: 1_000 });
    const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
    expect(file.events.events.length).toBeGreaterThan(0);
    expect(file.bookings.quotes.length).toBeGreaterThan(0);
  }).toPass();
});
