import type { Logger } from '@plenary/service-kit/logger';
import type { KeptBrowser } from '../chromium/keep-browser.ts';
import { printOn } from '../chromium/open-print-page.ts';
import { PrinterUnavailable } from '../chromium/printer-unavailable.ts';
import { createJobQueue } from './job-queue.ts';

export interface PrinterOptions {
  browser: KeptBrowser;
  pagesAtOnce: number;
  maxWaiting: number;
  /** Ends the time of one document, which begins with its turn; a browser that has to be started first counts in. */
  deadline: () => AbortSignal;
  logger: Logger;
}

export interface Printer {
  /** The HTML text as a PDF. Throws PrinterUnavailable. */
  print(html: string): Promise<Uint8Array>;
}

export interface MeasuredPrinter extends Printer {
  /** Documents that are printed now, and that wait for their turn. */
  load(): { running: number; waiting: number };
}

/** Prints in the order asked, few at once, each within its time; what a dying browser took along is printed once more. */
export const createPrinter = ({ browser, pagesAtOnce, maxWaiting, deadline, logger }: PrinterOptions): MeasuredPrinter => {
  const queue = createJobQueue({ atOnce: pagesAtOnce, maxWaiting });

  const printInTime = async (html: string): Promise<Uint8Array> => {
    const signal = deadline();
    const attempt = () => browser.withPage(signal, (page) => printOn(page, html));
    try {
      return await attempt().catch((error: unknown) => {
        if (signal.aborted || error instanceof PrinterUnavailable) throw error;
        logger.warn({ err: error }, 'printing failed, once more on a fresh browser');
        return attempt();
      });
    } catch (cause) {
      if (cause instanceof PrinterUnavailable) throw cause;
      if (signal.aborted) throw new PrinterUnavailable('timed-out', 'no document in time', { cause });
      throw new PrinterUnavailable('print-failed', 'Chromium failed twice to print', { cause });
    }
  };

  return { print: (html) => queue.run(() => printInTime(html)), load: queue.load };
};
