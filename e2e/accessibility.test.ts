import { faultsOf } from './faults-of.ts';
import { expect, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';
import { walks } from './walks/walks.ts';
import { whenWhole } from './when-whole.ts';

// What still moves has colours that it will not keep.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, walk, account, errors = [] } of walks) {
  test(`axe finds nothing on the screens of ${name}`, async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(...errors);
    if (account) await signIn(page, { email: account, baseURL });
    await walk(page, (screen) =>
      test.step(screen, async () => {
        await whenWhole(page);
        expect.soft(await faultsOf(page), screen).toEqual([]);
      }),
    );
  });
}

test('axe does find a button without a name and words that are too pale', async ({ page }) => {
  await page.goto('/legal-notices');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = '#ddd';
    heading.append(document.createElement('button'));
  });
  const faults = await faultsOf(page);
  expect(faults.map((fault) => fault.replace(/:.*/, '')).sort()).toEqual(['button-name', 'color-contrast']);
});
