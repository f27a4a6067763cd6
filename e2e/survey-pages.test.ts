import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, title } from './survey-steps.ts';
import { waitForModals } from './wait-for-modals.ts';

// Covers L-R01–L-R10.

const steps = [
  ['', 'Contact'],
  ['/day/0/plenary/0', 'Plénière'],
  ['/day/0/subcommittee/1', 'Sous-salle 2'],
  ['/day/0/lunch', 'Déjeuner'],
  ['/day/0/wellness', 'Bien-être'],
  ['/day/1/afterwork', 'Afterwork'],
  ['/day/0/team-building', 'Team building'],
  ['/additional-needs', 'Besoins complémentaires'],
  ['/upsell', 'Extras'],
  ['/summary', 'Récapitulatif'],
] as const;

// A desktop and a phone are looked at where the survey is walked through (survey-journey).
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// Covers L-R12.
test('in a window of 320 px axe finds nothing on any step of the survey, and nothing is cut', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  for (const [path, name] of steps) {
    await test.step(name, async () => {
      await page.goto(`/survey/${demoEvent.twoDays}${path}`);
      await expect(title(page)).toHaveText(name);
      await waitForModals(page);
      expect.soft(await axeViolations(page), name).toEqual([]);
      expect.soft(await overflowingBoxes(page), name).toEqual([]);
    });
  }
});

// Covers L-R11, L-P06.
test('an address under a day that is no step opens the day, whose rows lead to its steps, and the stepper has an entry for extras where some can be had', async ({
  page,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  for (const path of ['/day/0/brunch', '/day/0/brunch/3', '/day/0'] as const) {
    await page.goto(`/survey/${demoEvent.twoDays}${path}`);
    await expect(page).toHaveURL(new RegExp(`/survey/${demoEvent.twoDays}/day/0$`));
  }
  const rows = page.getByRole('list', { name: /^Programme du/ });
  await expect(rows.getByRole('listitem').first()).toContainText('Plénière');
  await rows.getByRole('link', { name: /^Plénière/ }).click();
  await expect(title(page)).toHaveText('Plénière');
  await expect(page).toHaveURL(/\/day\/0\/plenary\/0$/);
  const { stepper } = await (await page.request.get(`/api/meeting-events/${demoEvent.twoDays}/customer-survey`)).json();
  expect(stepper).toHaveProperty('upsell');
  await page.getByRole('button', { name: /^Étape \d+ sur/ }).click();
  await expect(page.getByRole('navigation', { name: 'Étapes de la logistique' }).getByRole('link', { name: /^Extras/ })).toBeVisible();
});

/** Sentences on a page: what is data, as a name, is shorter. */
const sentencesOn = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  const texts = await page.getByRole('main').locator('p, h2, h3, label, legend, li, dt').allTextContents();
  return texts.filter((text) => text.trim().split(/\s+/).length >= 4 && !text.includes('@'));
};

// Covers L-R18.
test('no sentence of the survey stays in French in another language, and none is a key', async ({ browser, baseURL }) => {
  const read = async (locale: string) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await signIn(page, { email: claire, baseURL });
    const sentences: string[] = [];
    for (const path of ['/day/0/plenary/0', '/day/0/lunch', '/day/1/afterwork', '/upsell', '/summary'])
      sentences.push(...(await sentencesOn(page, `/survey/${demoEvent.twoDays}${path}`)));
    sentences.push(...(await sentencesOn(page, `/survey/${demoEvent.closed}/validated`)));
    await context.close();
    return sentences;
  };
  const french = await read('fr-FR');
  expect(french.length).toBeGreaterThan(20);
  for (const locale of ['en-GB', 'es-ES', 'nl-NL']) {
    const sentences = await read(locale);
    expect(sentences.length, locale).toBeGreaterThan(20);
    expect(
      sentences.filter((sentence) => french.includes(sentence) || /^[a-z]+(\.[a-zA-Z_]+)+$/.test(sentence)),
      locale,
    ).toEqual([]);
  }
});
