import { chromium } from '@playwright/test';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { heading, row } from './measure.ts';

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  /** Address of the file that asked for it. */
  askedBy?: string;
  /** When it was there, in milliseconds since 1970. */
  doneAt: number;
}

const isOneOf = (type: string) => (file: Loaded) => file.type === type;
const sum = (files: readonly Loaded[]) =>
  `${(files.reduce((total, { bytes }) => total + bytes, 0) / 1024).toFixed(1)} kB in ${files.length}`;

/** The number of answers that must arrive one after the other before the file does. */
const depthOf = (files: readonly Loaded[], file: Loaded): number => {
  const asker = files.find(({ url }) => url === file.askedBy);
  return asker && asker !== file ? 1 + depthOf(files, asker) : 1;
};

/** Runs in the page: notes when the first card of a venue was there. */
const noteFirstArticle = `new MutationObserver((_, observer) => {
  if (!document.querySelector('article')) return;
  observer.disconnect();
  window.articleShownAt = performance.timeOrigin + performance.now();
}).observe(document, { childList: true, subtree: true });`;

/** The files a browser fetches until the list is on screen, and after (guarantees: at most 190 kB of JavaScript before). */
export const benchFirstRoute = async (origin: string): Promise<void> => {
  heading('First route: bytes as they travel, empty cache');
  const browser = await chromium.launch(await browserLaunch());
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const files = new Map<string, Loaded>();
  let clockOffset = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, wallTime, timestamp }) => {
    clockOffset = wallTime - timestamp;
    const askedBy = initiator.url ?? initiator.stack?.callFrames.at(0)?.url;
    files.set(requestId, { url: request.url, type, bytes: 0, askedBy, doneAt: Number.POSITIVE_INFINITY });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, doneAt: (timestamp + clockOffset) * 1000 });
  });
  await page.addInitScript(noteFirstArticle);
  await page.goto(`${origin}/?countryCode=FRA`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shownAt = Number(await page.evaluate('window.articleShownAt'));
  const before = [...files.values()].filter(({ doneAt }) => doneAt <= shownAt);
  const after = [...files.values()].filter(({ doneAt }) => doneAt > shownAt);
  row('JavaScript until the list is on screen', sum(before.filter(isOneOf('Script'))));
  row('style sheets', sum(before.filter(isOneOf('Stylesheet'))));
  row('fonts', sum([...files.values()].filter(isOneOf('Font'))));
  row('all requests until the list is on screen', sum(before));
  row('JavaScript after it', sum(after.filter(isOneOf('Script'))));
  const names = before.map(({ url }) => url);
  row('longest chain of requests', String(Math.max(...before.map((file) => depthOf(before, file)))));
  row('files fetched twice', String(names.length - new Set(names).size));
  await browser.close();
};
