import { findChromium } from '@plenary/service-kit/chromium/find-chromium';
import type { HealthCheck } from '@plenary/service-kit/create-service';
import type { KeptBrowser } from './keep-browser.ts';
import type { ChromiumSettings } from './launch-chromium.ts';

/** Degraded, and why, where no document can be printed: everything else goes on without Chromium. */
export const chromiumHealth =
  (settings: Pick<ChromiumSettings, 'executablePath' | 'from'>, browser: KeptBrowser): HealthCheck =>
  async () => {
    const failure = browser.failure() ?? (await findChromium(settings).then(() => undefined, asError));
    return failure ? { state: 'degraded', reason: failure.message } : { state: 'up' };
  };

const asError = (error: unknown): Error => error as Error;
