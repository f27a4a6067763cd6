import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { sweepCredits } from '../credits/sweep-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { sweepOptions } from '../options/sweep-options.ts';
import { sweepSignatures } from '../signature/sweep-signatures.ts';

/** In turn, independent of earlier outcomes: a failing sweep does not block the others. */
const sweeps = { options: sweepOptions, signatures: sweepSignatures, credits: sweepCredits } as const;

/** Sweeps what has lapsed or was left every so often until stopped; a sweep that fails is logged and the next one tries again. */
export const startSweeper = (
  deps: BookingDeps,
  { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number },
): Stoppable => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const sweepAll = async () => {
    for (const [what, sweep] of Object.entries(sweeps)) {
      try {
        const swept = await sweep(deps);
        if (swept) logger.info({ what, swept }, 'swept');
      } catch (error) {
        logger.error({ err: error, what }, 'sweeping');
      }
    }
  };
  const tick = () => {
    running = sweepAll().finally(() => {
      if (!stopped) timer = setTimeout(tick, everyMilliseconds);
    });
  };
  tick();
  return {
    name: 'sweeper',
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
