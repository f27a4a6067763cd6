import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { runRepeatedly } from '@plenary/service-kit/run-repeatedly';
import { sweepCredits } from '../credits/sweep-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { sweepPictures } from '../network/sweep-pictures.ts';
import { remindOptions } from '../options/remind-options.ts';
import { sweepOptions } from '../options/sweep-options.ts';
import { sweepPapers } from '../sheets/sweep-papers.ts';
import { sweepSheets } from '../sheets/sweep-sheets.ts';
import { sweepSignatures } from '../signature/sweep-signatures.ts';

type Sweeps = Readonly<Record<string, (deps: BookingDeps) => Promise<unknown>>>;

/** Of what lapses. */
export const lapseSweeps: Sweeps = { options: sweepOptions, reminders: remindOptions, signatures: sweepSignatures, credits: sweepCredits };
/** Of what asks other services for each event. */
export const eventSweeps: Sweeps = { sheets: sweepSheets, papers: sweepPapers };
/** Of what lists all that a store holds. */
export const pictureSweeps: Sweeps = { pictures: sweepPictures };

interface Sweeping {
  logger: Logger;
  sweeps: Sweeps;
  everyMilliseconds: number;
}

/**
 * Sweeps every so often until stopped, in turn and independent of earlier outcomes: a failed sweep is logged and tried again the next
 * time, and does not block the others.
 */
export const startSweeper = (deps: BookingDeps, { logger, sweeps, everyMilliseconds }: Sweeping): Stoppable => {
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
