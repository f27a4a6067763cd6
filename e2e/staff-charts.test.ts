import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { another, staff } from './booking-steps.ts';
import { expect, test } from './strict-page.ts';

/** Addresses of the scripts with the library of charts, among those that a page loads from now on. */
const watchLibrary = (page: Page): (() => Promise<string[]>) => {
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.add(answer.url());
  });
  return async () => {
    const found: string[] = [];
    for (const url of scripts) if ((await (await page.request.get(url)).text()).includes('seriesBarDistance')) found.push(url);
    return found;
  };
};

const year = `from=${new Date().getUTCFullYear()}-01-01&to=${new Date().getUTCFullYear() + 1}-12-31`;
const other = ['/staff/today', '/staff/week', '/staff/planning', '/staff/events', '/staff/pipeline', '/staff/customers', '/staff/tasks'];
const reports = [
  ['/staff/reports', /^Devis et part signée/],
  ['/staff/reports/money', /^Réservé, au jour de la décision/],
  ['/staff/reports/occupancy', /^Occupation/],
  ['/staff/reports/times', /^Du premier devis au premier jour/],
] as const;

test('the library of charts comes with the reports, and with no other page of the desk', async ({ browser, baseURL }) => {
  const desk = await another(browser, { email: staff, baseURL });
  const library = watchLibrary(desk);
  for (const address of other) {
    await desk.goto(address);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await desk.waitForLoadState('networkidle');
  }
  expect(await library()).toEqual([]);
  await desk.goto(reports[0][0]);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await library()).length).toBeGreaterThan(0);
});

for (const width of [1280, 390])
  test(`each report has a chart with its words above its table, within the page, at ${width} px`, async ({ browser, baseURL }) => {
    const desk = await another(browser, { email: staff, baseURL });
    await desk.setViewportSize({ width, height: 800 });
    for (const [address, name] of reports) {
      await desk.goto(`${address}?${year}`);
      const chart = desk.getByRole('img', { name }).first();
      await expect(chart.locator('svg g rect').first()).toBeAttached();
      await expect(chart).toHaveAccessibleName(/Le tableau qui suit donne chaque chiffre\.$/);
      const [drawn, room] = [await chart.locator('svg').boundingBox(), await chart.boundingBox()];
      expect(drawn?.width).toBeLessThanOrEqual(room?.width ?? 0);
      expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await axeViolations(desk)).toEqual([]);
    }
  });
