import type { Logger } from '@plenary/service-kit/logger';
import type { Browser, Page } from 'puppeteer-core';
import { endBrowser } from './end-browser.ts';
import type { LaunchBrowser } from './launch-chromium.ts';
import { openPrintPage } from './open-print-page.ts';
import { PrinterUnavailable } from './printer-unavailable.ts';
import { untilAborted } from './until-aborted.ts';

export interface KeepBrowserOptions {
  launch: LaunchBrowser;
  /** A browser's memory grows with use: after so many pages printed another takes its place. */
  recycleAfter: number;
  logger: Logger;
  /** Done once on a page of each new browser that is started before somebody asks. */
  rehearse?: (page: Page) => Promise<unknown>;
}

/** Milliseconds that a rehearsal may take. */
const longestRehearsal = 30_000;

interface Keeping {
  browser: Browser;
  idlePages: Page[];
  used: number;
  busy: number;
  isRetired: boolean;
}

/**
 * One browser, started when first needed and kept with its pages. A browser that died, failed or served long enough gets no more
 * work and is ended when its last page is done; the next call has a new one.
 */
export const keepBrowser = ({ launch, recycleAfter, logger, rehearse = async () => {} }: KeepBrowserOptions) => {
  let current: Promise<Keeping> | undefined;
  let failure: Error | undefined;
  let isStopped = false;
  const kept = new Set<Keeping>();

  const keep = async (): Promise<Keeping> => {
    try {
      const browser = await launch();
      const keeping: Keeping = { browser, idlePages: [], used: 0, busy: 0, isRetired: false };
      kept.add(keeping);
      browser.once('disconnected', () => retire(keeping));
      failure = undefined;
      logger.info({ pid: browser.process()?.pid }, 'Chromium started');
      return keeping;
    } catch (error) {
      failure = error as Error;
      current = undefined;
      logger.error({ err: error }, 'Chromium does not start');
      throw error;
    }
  };
  const open = async (): Promise<Keeping> => {
    if (isStopped) throw new PrinterUnavailable('stopped', 'no browser is started any more');
    current ??= keep();
    return current;
  };

  const retire = (keeping: Keeping): void => {
    if (!keeping.isRetired) {
      keeping.isRetired = true;
      current = undefined;
    }
    if (keeping.busy === 0 && kept.delete(keeping)) void endBrowser(keeping.browser);
  };

  const release = (keeping: Keeping): void => {
    keeping.busy -= 1;
    if (keeping.isRetired) retire(keeping);
    else if (keeping.used >= recycleAfter) {
      retire(keeping);
      warm();
    }
  };

  /** Runs `work` on a page of its own for that time; a page on which it fails or which the signal ends is not used again. */
  const withPage = async <T>(signal: AbortSignal, work: (page: Page) => Promise<T>): Promise<T> => {
    const keeping = await untilAborted(signal, open());
    keeping.busy += 1;
    keeping.used += 1;
    try {
      const page = keeping.idlePages.pop() ?? (await untilAborted(signal, openPrintPage(keeping.browser)));
      const result = await untilAborted(signal, work(page));
      keeping.idlePages.push(page);
      return result;
    } catch (error) {
      retire(keeping);
      throw error;
    } finally {
      release(keeping);
    }
  };

  /** Starts the browser before the first call, and rehearses it; `failure` reports one that does not start. */
  const warm = (): void => void withPage(AbortSignal.timeout(longestRehearsal), rehearse).catch(() => undefined);

  return {
    withPage,
    warm,
    /** Why the last start failed, until one succeeds. */
    failure: (): Error | undefined => failure,
    /** Ends all browsers; none is started after it. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await current?.catch(() => undefined);
      const browsers = [...kept].map(({ browser }) => browser);
      kept.clear();
      await Promise.all(browsers.map(endBrowser));
    },
  };
};
export type KeptBrowser = ReturnType<typeof keepBrowser>;
