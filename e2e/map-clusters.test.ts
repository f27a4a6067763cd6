import type { Locator } from '@playwright/test';
import { expect, test } from './strict-page.ts';

/** Venues that each pin of a map stands for. */
const venuesOf = (map: Locator): Promise<number[]> =>
  map.locator('.leaflet-marker-icon button').evaluateAll((pins) => pins.map((pin) => Number(pin.getAttribute('data-cluster') ?? 1)));
const all = 20;
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

test('at each zoom every venue is a price of its own or in a pin that says how many; the keyboard brings them apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?countryCode=FRA');
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map).toBeVisible();
  const cluster = map.getByRole('button', { name: /^\d+ lieux( dès \d+\s€)?, approcher la carte$/ });
  const further = page.getByRole('button', { name: 'Dézoomer' });
  await expect(map.getByRole('button').first()).toBeVisible();
  expect(sum(await venuesOf(map))).toBe(all);
  const alone = (await venuesOf(map)).length;

  // A press during the zoom of another is lost.
  await expect(async () => {
    await further.press('Enter');
    await expect.poll(async () => (await venuesOf(map)).length, { timeout: 1000 }).toBeLessThan(alone / 2);
  }).toPass();
  expect(sum(await venuesOf(map))).toBe(all);
  await expect(map.locator('.leaflet-marker-icon button:not([aria-label])')).toHaveCount(0);

  await expect(async () => {
    const before = (await venuesOf(map)).length;
    if (before === all) return;
    await cluster.first().press('Enter');
    await expect(map).toBeFocused();
    expect(sum(await venuesOf(map))).toBe(all);
    expect((await venuesOf(map)).length).toBe(all);
  }).toPass();
  await expect(cluster).toHaveCount(0);
});

// Covers B-V24.
test('the map of the list begins with every venue at least 100 px inside of it, and no further away than that takes', async ({ page }) => {
  await page.goto('/?countryCode=FRA');
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map.getByRole('button').first()).toBeVisible();
  // The points that the pins belong to: a pin may lie beside its own to make room for another, and that of several is the middle of theirs.
  const points = await map.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('.leaflet-marker-icon:has(button)')].map((icon) => {
      const { x, y } = icon.getBoundingClientRect();
      return { x: x - frame.x, y: y - frame.y, right: frame.right - x, bottom: frame.bottom - y };
    });
  });
  expect(sum(await venuesOf(map))).toBe(all);
  const margins = (['x', 'y', 'right', 'bottom'] as const).map((side) => Math.min(...points.map((point) => point[side])));
  for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(99);
  expect(Math.min(...margins)).toBeLessThanOrEqual(101);
});
