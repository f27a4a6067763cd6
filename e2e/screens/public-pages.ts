import { expect, type Locator, type Page } from '@playwright/test';
import { unusedId } from '@plenary/http/example-of';
import type { CheckScreen } from './check-screen.ts';

const pages = [
  ['/venues/ternes', 'Ternes'],
  ['/venues/bourse/event-demand', /^Bourse : votre événement/],
  ['/wellness-facilitator', /./],
  ['/afterwork-teambuilding', /./],
  ['/legal-notices', 'Mentions légales'],
  ['/private-policy', /./],
  ['/auth/reset-password', /./],
  ['/nowhere/at/all', 'Cette page n’existe pas'],
] as const;

/** Pages that need no session, in French; the last answers with an error. */
export const visitPublicPages = async (page: Page, check: CheckScreen): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
  await check('list');
  await checkMap(page, check);
  await page.getByRole('button', { name: /^Langue/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await check('language menu');

  await page.goto('/?countryCode=FRA&venue=ternes&venue=louise');
  await expect(page.getByText('(Belgique)')).toBeVisible();
  await check('a selection');
  const picked = '/?countryCode=FRA&compare=ternes&compare=bercy&compare=cour-vaneau';
  await page.goto(picked);
  await expect(page.getByRole('region', { name: 'Comparaison' })).toBeVisible();
  await check('picked venues');
  await page.goto(`${picked}&view=compare`);
  await expect(page.getByRole('table')).toBeVisible();
  await check('comparison');

  await page.goto('/venues/bourse');
  await expect(page.getByRole('link', { name: 'Choisir mes dates' })).toBeVisible();
  await check('venue on request');
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await check(path);
  }

  // A page that the server renders asks for nothing: this one is the browser's.
  const quote = `/quotes/${unusedId}`;
  await page.route(`**/api${quote}*`, (route) => route.fulfill({ status: 500, body: 'lost' }));
  await page.goto(quote);
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await check('error');
};

/** Whether pins are there and keep their places for a while: a map places them anew once it has its size. */
const areAtRest = (map: Locator): Promise<boolean> =>
  map.evaluate(async (element) => {
    const places = () =>
      JSON.stringify(
        [...element.querySelectorAll('button')].map((pin) => {
          const { x, y } = pin.getBoundingClientRect();
          return [x, y];
        }),
      );
    const before = places();
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    return before !== '[]' && before === places();
  });

/** The map has a view of its own on a narrow screen. */
const checkMap = async (page: Page, check: CheckScreen): Promise<void> => {
  const choice = page.getByRole('button', { name: 'Carte', exact: true });
  if (!(await choice.isVisible())) return;
  await choice.click();
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map).toBeVisible();
  // A pin under the pointer shows its price over its neighbours.
  await page.mouse.move(0, 0);
  await expect.poll(() => areAtRest(map)).toBe(true);
  await check('map');
};
