import { chromium } from '@playwright/test';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { heading, row } from './measure.ts';

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

const isOneOf = (type: string) => (file: Loaded) => file.type === type;
const sum = (files: readonly Loaded[]) =>
  `${(files.reduce((total, { bytes }) => total + bytes, 0) / 1024).toFixed(1)} kB in ${files.length}`;

/** What a browser fetches until the list is on screen, and after (guarantees: at most 190 kB of JavaScript before). */
export const benchFirstRoute = async (origin: string): Promise<void> => {
  heading('First route: bytes as they travel, empty cache');
  const browser = await chromium.launch(await browserLaunch());
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const files = new Map<string, Loaded>();
  network.on('Network.responseReceived', ({ requestId, response, type }) => files.set(requestId, { url: response.url, type, bytes: 0 }));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(`${origin}/?countryCode=FRA`);
  await page.getByRole('article').first().waitFor();
  const before = [...files.values()];
  await page.waitForLoadState('networkidle');
  const after = [...files.values()].slice(before.length);
  row('JavaScript until the list is on screen', sum(before.filter(isOneOf('Script'))));
  row('style sheets', sum(before.filter(isOneOf('Stylesheet'))));
  row('fonts', sum([...files.values()].filter(isOneOf('Font'))));
  row('all requests until the list is on screen', sum(before));
  row('JavaScript after it', sum(after.filter(isOneOf('Script'))));
  const names = before.map(({ url }) => url);
  row('files fetched twice', String(names.length - new Set(names).size));
  await browser.close();
};
