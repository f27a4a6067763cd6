import { expect, test } from './strict-page.ts';

test('far out, the venues of a city are one pin; the keyboard brings them apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?countryCode=FRA');
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map).toBeVisible();
  const pins = map.getByRole('button');
  await expect(pins.first()).toBeVisible();
  const alone = await pins.count();

  const cluster = map.getByRole('button', { name: /^\d+ lieux dès \d+\s€, approcher la carte$/ });
  const further = page.getByRole('button', { name: 'Dézoomer' });
  // A press during the zoom of another is lost.
  await expect(async () => {
    await further.press('Enter');
    await expect(cluster.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await pins.count()).toBeLessThan(alone);

  await cluster.first().press('Enter');
  await expect(cluster).toHaveCount(0);
  await expect(pins).toHaveCount(alone);
  await expect(map).toBeFocused();
});
