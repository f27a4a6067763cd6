import { axeViolations } from './axe-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { allScreens } from './screens/all-screens.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { waitForModals } from './wait-for-modals.ts';

// Covers B-I33–B-I34, B-W01–B-W04.

// 1280 px at 400 % zoom (WCAG 1.4.10); `npm run audit` looks at the remotes' screens at 1280 px. Moving elements have colours that are
// gone a moment later.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, visit, account, errors = [] } of allScreens) {
  test(`at 320 px axe finds nothing on the screens of ${name}, and nothing is cut or scrolls sideways`, async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(...errors);
    if (account) await signIn(page, { email: account, baseURL });
    await visit(page, (screen) =>
      test.step(screen, async () => {
        await waitForModals(page);
        expect.soft(await overflowingBoxes(page), screen).toEqual([]);
        expect.soft(await axeViolations(page), screen).toEqual([]);
      }),
    );
  });
}

test('axe reports a button without a name and text with too little contrast', async ({ page }) => {
  await page.goto('/legal-notices');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = '#ddd';
    heading.append(document.createElement('button'));
  });
  const faults = await axeViolations(page);
  expect(faults.map((fault) => fault.replace(/:.*/, '')).sort()).toEqual(['button-name', 'color-contrast']);
});

test('a box wider than the screen is reported, and one that the left edge cuts', async ({ page }) => {
  await page.goto('/legal-notices');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate(({ style }) => Object.assign(style, { width: '400px' }));
  expect(await overflowingBoxes(page)).toContainEqual(expect.stringMatching(/^html/));
  await heading.evaluate(({ style }) => Object.assign(style, { width: 'auto', translate: '-40px' }));
  expect(await overflowingBoxes(page)).toEqual([expect.stringMatching(/^h1/)]);
});
