import type { Logger } from 'pino';
import type { Stoppable } from './run-process.ts';

interface Options {
  name: string;
  run: () => Promise<unknown>;
  logger: Logger;
  everyMilliseconds: number;
}

/** Calls `run` at once, and again a pause after each call has ended, until stopped; a failure is logged and the next call tries again. */
export const runRepeatedly = ({ name, run, logger, everyMilliseconds }: Options): Stoppable => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const tick = () => {
    running = run()
      .catch((error: unknown) => logger.error({ err: error }, name))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, everyMilliseconds);
      });
  };
  tick();
  return {
    name,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
