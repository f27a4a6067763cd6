import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { runRepeatedly } from '@plenary/service-kit/run-repeatedly';
import { sweepCredits } from '../credits/sweep-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { sweepOptions } from '../options/sweep-options.ts';
import { sweepSignatures } from '../signature/sweep-signatures.ts';

/** In turn, independent of earlier outcomes: a failing sweep does not block the others. */
const sweeps = { options: sweepOptions, signatures: sweepSignatures, credits: sweepCredits } as const;

/** Sweeps what has lapsed every so often until stopped; a failed sweep is logged and tried again the next time. */
export const startSweeper = (
  deps: BookingDeps,
  { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number },
): Stoppable => {
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
  return runRepeatedly({ name: 'sweeper', run: sweepAll, logger, everyMilliseconds });
};
