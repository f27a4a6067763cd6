import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';

const graceMilliseconds = 2_000;

/** Ends a browser, by force where it does not go by itself. Never rejects. */
export const endBrowser = async (browser: Browser): Promise<void> => {
  const given = new AbortController();
  const closed = browser.close().then(
    () => true,
    () => false,
  );
  const late = delay(graceMilliseconds, false, { signal: given.signal, ref: false }).catch(() => false);
  const isClosed = await Promise.race([closed, late]);
  given.abort();
  const child = browser.process();
  if (isClosed || !child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    // The whole group: Chromium's children outlive a killed parent for a while.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};
