import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { beginDraining } from './draining.ts';
import { giveBackMemoryAtRest } from './give-back-memory.ts';
import { isCallersKnow } from './supervisor-channel.ts';

/** Something to be stopped when the process ends, in the order given. */
export interface Stoppable {
  name: string;
  stop(): Promise<void>;
}

interface Started {
  port: number;
  stoppables: Stoppable[];
  /** Time that callers need to notice that it is not ready, unless its supervisor says that all of them know; none by default. */
  drainMilliseconds?: number;
}

/**
 * Runs a service until it is stopped. `start` gives its port and its stoppable parts; a parent process with
 * a message channel receives the port. On SIGTERM it reports not ready, until its callers know, before anything is stopped. An uncaught error ends the process: its supervisor starts it again.
 */
export const runProcess = async (logger: Logger, start: () => Promise<Started>): Promise<void> => {
  const { port, stoppables, drainMilliseconds = 0 } = await start();
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    for (const stoppable of stoppables)
      await stoppable.stop().catch((error: unknown) => logger.error({ err: error }, `stopping ${stoppable.name}`));
    process.exit(exitCode);
  };
  const callersKnow = new Promise<void>((resolve) => process.on('message', (message) => isCallersKnow(message) && resolve()));
  const drain = async () => {
    beginDraining();
    await Promise.race([pause(drainMilliseconds), callersKnow]);
    await stop(0);
  };
  process.on('SIGTERM', () => void drain());
  process.on('SIGINT', () => void stop(0));
  process.on('disconnect', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // The reader of the log is gone: every further write would fail in the same way.
      if (stopping || (error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(1);
      logger.fatal({ err: error }, event);
      void stop(1);
    });
  }
  giveBackMemoryAtRest();
  logger.info({ port }, 'listening');
  process.send?.({ type: 'listening', port });
};
