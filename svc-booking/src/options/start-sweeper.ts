import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { sweepCredits } from '../credits/sweep-credits.ts';
import type { BookingDeps } from '../deps.ts';
import { sweepSignatures } from '../signature/sweep-signatures.ts';
import { sweepOptions } from './sweep-options.ts';

/** Sweeps lapsed options every so often until stopped; a sweep that fails is logged and the next one tries again. */
export const startSweeper = (
  deps: BookingDeps,
  { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number },
): Stoppable => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = sweepOptions(deps)
      .then((ended) => ended > 0 && logger.info({ ended }, 'options lapsed'))
      .then(() => sweepSignatures(deps))
      .then(() => sweepCredits(deps))
      .then((returned) => returned > 0 && logger.warn({ returned }, 'credits of options that never were given back'))
      .catch((error: unknown) => logger.error({ err: error }, 'sweeping options, signatures and credits'))
      .finally(() => {
        if (!stopped) timer = setTimeout(sweep, everyMilliseconds);
      });
  };
  sweep();
  return {
    name: 'sweeper',
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
