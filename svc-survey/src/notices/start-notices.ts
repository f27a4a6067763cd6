import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import type { SurveyDeps } from '../deps.ts';
import { remindOfCharges } from './remind-of-charges.ts';
import { sendNotices } from './send-notices.ts';

const writeNotices = async (deps: SurveyDeps): Promise<number> => (await sendNotices(deps)) + (await remindOfCharges(deps));

/** Looks for due notices every so often until stopped; a round that fails is logged and the next one tries again. */
export const startNotices = (deps: SurveyDeps, { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number }): Stoppable => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const round = () => {
    running = writeNotices(deps)
      .then((written) => written > 0 && logger.info({ written }, 'notices written'))
      .catch((error: unknown) => logger.error({ err: error }, 'notices'))
      .finally(() => {
        if (!stopped) timer = setTimeout(round, everyMilliseconds);
      });
  };
  round();
  return {
    name: 'notices',
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
