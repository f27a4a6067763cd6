import { morningFor as morning } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent } from './survey-steps.ts';

// Covers B-L01–B-L02, B-L04–B-L06, B-L08, B-R32–B-R34.
test('the bar: the way home, and for a signed-in user a menu with their name in place of the sign-in', async ({ page, baseURL }) => {
  await page.goto('/legal-notices');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Nouveau devis' })).toHaveCount(0);
  await bar.getByRole('link', { name: /accueil$/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await signIn(page, { email: claire, baseURL });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/events$/);
  await expect(page.getByRole('heading', { level: 1, name: /événements à venir/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Se connecter' })).toHaveCount(0);
  await page.goto(`/profile/events/${demoEvent.saved}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bar.getByRole('button', { name: /^Mon compte, Claire/ }).click();
  await page.getByRole('menuitem', { name: 'Espace client' }).click();
  await expect(page).toHaveURL(/\/profile\/events$/);
  await bar.getByRole('link', { name: 'Nouveau devis' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

// Covers B-L10–B-L14, B-R37–B-R38, L-J11.
test('the foot: a tagline, the legal pages, the social networks, and the publisher', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('Des lieux où l’on se réunit bien.')).toBeVisible();
  await expect(foot.getByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeVisible();
  const networks = foot.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link');
  await expect(networks).toHaveText(['LinkedIn', 'Instagram']);
  for (const network of await networks.all()) await expect(network).toHaveAttribute('href', /^https:\/\/.+\/comet$/);
  await foot.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Éditeur du site',
    'Hébergement',
    'Propriété intellectuelle',
    'Données personnelles',
    'Contact',
  ]);
  await foot.getByRole('link', { name: 'Confidentialité' }).click();
  await expect(page).toHaveURL(/\/private-policy$/);
});

const retention = {
  'fr-FR': ['La vie du compte, plus 3 ans', '2 ans', '10 ans', '5 ans', '3 ans'],
  'en-GB': ['The life of the account plus 3 years', '2 years', '10 years', '5 years', '3 years'],
  'es-ES': ['La vida de la cuenta más 3 años', '2 años', '10 años', '5 años', '3 años'],
  'nl-NL': ['De looptijd van het account plus 3 jaar', '2 jaar', '10 jaar', '5 jaar', '3 jaar'],
};
// Covers L-J01–L-J10.
for (const [locale, periods] of Object.entries(retention))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the privacy policy has a title, a header, eight sections, and how long each kind of data is kept', async ({ page }) => {
      await page.goto('/private-policy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('header p').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
      const rows = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await expect(rows).toHaveCount(5);
      for (const [index, period] of periods.entries()) {
        await expect(rows.nth(index).locator('> *')).toHaveCount(3);
        await expect(rows.nth(index)).toContainText(period);
      }
    });

    // Covers B-R30–B-R31, B-N18–B-N19.
    for (const address of ['/wellness-facilitator', '/afterwork-teambuilding'])
      test(`${address} describes two add-ons and leads to the venues`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
        await expect(page.getByText(address === '/wellness-facilitator' ? /15 min/ : /18[ .:h].*19[ .:h]/).first()).toBeVisible();
        await page.getByRole('main').locator('a[href="/"]').first().click();
        await expect(page).toHaveURL((url) => url.pathname === '/');
      });
  });

// Covers B-R42.
test('an address that leads nowhere says so, with a description', async ({ page }) => {
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('paragraph').first()).toBeVisible();
});

// Covers B-V05–B-V06, B-V08–B-V10, B-V14, B-V16.
test('the list: a map, a group of food brands, and cards that say "see venue", "see offer" or "made to measure"', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('Voir le lieu');
  await expect(page.getByRole('region', { name: 'Nos adresses gourmandes' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Carte des lieux' })).toBeVisible();
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${morning(130)}`);
  await expect(page.getByRole('heading', { level: 2, name: /disponibles?$/ })).toBeVisible();
  await expect(cards.filter({ hasText: 'Sur mesure' }).first()).not.toContainText('€');
  await page.goto(`/${morning(12)}`);
  const priced = cards.filter({ hasText: 'Voir l’offre' }).first();
  await expect(priced).toContainText(/\d\s€/);
  await expect(priced).not.toContainText(/,\d\d\s*€/);
});
