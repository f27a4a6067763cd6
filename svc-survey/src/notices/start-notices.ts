import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import { runRepeatedly } from '@plenary/service-kit/run-repeatedly';
import type { SurveyDeps } from '../deps.ts';
import { remindOfCharges } from './remind-of-charges.ts';
import { sendNotices } from './send-notices.ts';

/** Writes due notices every so often until stopped; a failure is logged and the next round tries again. */
export const startNotices = (deps: SurveyDeps, { logger, everyMilliseconds }: { logger: Logger; everyMilliseconds: number }): Stoppable => {
  const writeNotices = async () => {
    const written = (await sendNotices(deps)) + (await remindOfCharges(deps));
    if (written > 0) logger.info({ written }, 'notices written');
  };
  return runRepeatedly({ name: 'notices', run: writeNotices, logger, everyMilliseconds });
};
