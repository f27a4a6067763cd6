import os from 'node:os';
import path from 'node:path';
import { createLogger } from '@plenary/service-kit/logger';
import type { Browser, Page } from 'puppeteer-core';
import { type KeepBrowserOptions, keepBrowser } from '../chromium/keep-browser.ts';
import { type ChromiumSettings, chromiumLauncher } from '../chromium/launch-chromium.ts';
import { createPrinter, type PrinterOptions } from '../printing/create-printer.ts';

export const silent = createLogger({ service: 'test', level: 'silent' });

/** The Chromium of the tests: the environment may name another, or ask for the one from npm. It is unpacked once for each machine. */
export const testChromium: ChromiumSettings = {
  executablePath: process.env.CHROMIUM_PATH,
  from: process.env.CHROMIUM_FROM === 'npm' ? 'npm' : 'anywhere',
  folder: path.join(os.tmpdir(), 'plenary-documents-tests'),
};

type Options = Partial<Omit<PrinterOptions, 'browser'> & KeepBrowserOptions> & {
  /** Called with each page that is about to print, and the browser it belongs to. */
  onPage?: (page: Page, browser: Browser) => unknown;
};

/** A printer with a real Chromium of its own, the browsers it started, and how many pages printed at once at most. */
export const printingWorld = ({ onPage, recycleAfter = 300, launch = chromiumLauncher(testChromium), ...options }: Options = {}) => {
  const browsers: Browser[] = [];
  const seen = { printing: 0, mostAtOnce: 0, printed: 0 };
  const kept = keepBrowser({
    launch: async () => {
      const browser = await launch();
      browsers.push(browser);
      return browser;
    },
    recycleAfter,
    logger: silent,
  });
  const watched: typeof kept = {
    ...kept,
    withPage: (signal, work) =>
      kept.withPage(signal, async (page) => {
        seen.printing += 1;
        seen.printed += 1;
        seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.printing);
        try {
          await onPage?.(page, page.browser());
          return await work(page);
        } finally {
          seen.printing -= 1;
        }
      }),
  };
  const printer = createPrinter({
    browser: watched,
    pagesAtOnce: 2,
    maxWaiting: 50,
    deadline: () => AbortSignal.timeout(60_000),
    logger: silent,
    ...options,
  });
  return { printer, browser: kept, browsers, seen, stop: kept.stop };
};

/** Sends a signal to a browser and all its processes. */
export const signalBrowser = (browser: Browser, signal: NodeJS.Signals): void => {
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error('the browser has no process');
  process.kill(-pid, signal);
};

export const pageSaying = (text: string): string =>
  `<!doctype html><html lang="en"><head><title>${text}</title></head><body><p>${text}</p></body></html>`;
