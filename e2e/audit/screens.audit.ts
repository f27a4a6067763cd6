import { axeViolations } from '../axe-violations.ts';
import { overflowingBoxes } from '../overflowing-boxes.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../strict-page.ts';
import { waitForModals } from '../wait-for-modals.ts';
import { audiences } from './screens.ts';

for (const [name, { account, hasWideTables = false, pathsOf }] of Object.entries(audiences)) {
  test(`axe finds nothing on the screens of ${name}, and nothing of them is cut or scrolls sideways`, async ({ page, baseURL, locale }) => {
    if (account) await signIn(page, { email: account, baseURL });
    for (const path of await pathsOf(page.request))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale?.slice(0, 2)}`));
        await waitForModals(page);
        expect.soft(await axeViolations(page), path).toEqual([]);
        const wide = await overflowingBoxes(page);
        expect.soft(hasWideTables ? wide.filter((box) => box.startsWith('html')) : wide, path).toEqual([]);
      });
  });
}
