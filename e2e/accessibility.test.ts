import { axeViolations } from './axe-violations.ts';
import { allScreens } from './screens/all-screens.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { waitForModals } from './wait-for-modals.ts';

// Covers B-I33–B-I34, B-W01–B-W04.

// Moving elements have colours that are gone a moment later.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, visit, account, errors = [] } of allScreens) {
  test(`axe finds nothing on the screens of ${name}`, async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(...errors);
    if (account) await signIn(page, { email: account, baseURL });
    await visit(page, (screen) =>
      test.step(screen, async () => {
        await waitForModals(page);
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
