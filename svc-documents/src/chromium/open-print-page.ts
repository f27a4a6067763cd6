import type { Browser, HTTPRequest, Page } from 'puppeteer-core';

/** A page that prints and can do nothing else: no script runs in it and nothing is fetched from it. */
export const openPrintPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true), page.setRequestInterception(true)]);
  page.on('request', (request) => void letThroughWhatIsInside(request));
  return page;
};

const letThroughWhatIsInside = async (request: HTTPRequest): Promise<void> => {
  const isInside = /^(data|about):/.test(request.url());
  // An aborted navigation leaves the page as it is; one that failed would put an error page in its place, even while it is printed.
  // A page that closes meanwhile takes its requests along.
  await (isInside ? request.continue() : request.abort('aborted')).catch(() => undefined);
};

/** Prints an HTML text on the page. Its size and margins are those of its own style sheet. Rejects where the page crashes. */
export const printOn = async (page: Page, html: string): Promise<Uint8Array> => {
  let crashed: (error: Error) => void = () => undefined;
  const crash = new Promise<never>((_, reject) => {
    crashed = reject;
  });
  page.once('error', crashed);
  try {
    return await Promise.race([printed(page, html), crash]);
  } finally {
    page.off('error', crashed);
  }
};

const printed = async (page: Page, html: string): Promise<Uint8Array> => {
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout: 0 });
};
