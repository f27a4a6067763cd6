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

// Covers B-V24.
test('the map of the list begins with every venue at least 100 px inside of it, and no further away than that takes', async ({ page }) => {
  await page.goto('/?countryCode=FRA');
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map.getByRole('button').first()).toBeVisible();
  // The points that the pins belong to: a pin may lie beside its own to make room for another.
  const points = await map.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('.leaflet-marker-icon')].map((icon) => {
      const { x, y } = icon.getBoundingClientRect();
      return { x: x - frame.x, y: y - frame.y, right: frame.right - x, bottom: frame.bottom - y };
    });
  });
  expect(points).toHaveLength(20);
  const margins = (['x', 'y', 'right', 'bottom'] as const).map((side) => Math.min(...points.map((point) => point[side])));
  for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(99);
  expect(Math.min(...margins)).toBeLessThanOrEqual(101);
});
