import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { tooWide } from './too-wide.ts';
import { walks } from './walks/walks.ts';
import { whenWhole } from './when-whole.ts';

// 1280 px at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, walk, account, errors = [] } of walks) {
  test(`at 320 px nothing of ${name} is cut or scrolls sideways`, async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(...errors);
    if (account) await signIn(page, { email: account, baseURL });
    await walk(page, (screen) =>
      test.step(screen, async () => {
        await whenWhole(page);
        expect.soft(await tooWide(page), screen).toEqual([]);
      }),
    );
  });
}

test('a box that is wider than the screen is found, and one that its left edge cuts', async ({ page }) => {
  await page.goto('/legal-notices');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate(({ style }) => Object.assign(style, { width: '400px' }));
  expect(await tooWide(page)).toContainEqual(expect.stringMatching(/^html/));
  await heading.evaluate(({ style }) => Object.assign(style, { width: 'auto', translate: '-40px' }));
  expect(await tooWide(page)).toEqual([expect.stringMatching(/^h1/)]);
});
