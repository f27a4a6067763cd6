import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { beginDraining } from './draining.ts';
import { giveBackMemoryAtRest } from './give-back-memory.ts';

/** Something to be stopped when the process ends, in the order given. */
export interface Stoppable {
  name: string;
  stop(): Promise<void>;
}

interface Started {
  port: number;
  stoppables: Stoppable[];
  /** How long whoever leads calls here needs to notice that it should not; none where nobody does. */
  drainMilliseconds?: number;
}

/**
 * Runs a service until it is told to stop. `start` gives its port and what has to be stopped; a parent process that started it
 * with a message channel is told the port. SIGTERM lets it say that it is not ready for a while before anything is stopped. An error that nobody caught ends the process: whoever supervises it starts it again.
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
  const drain = async () => {
    beginDraining();
    await pause(drainMilliseconds);
    await stop(0);
  };
  process.on('SIGTERM', () => void drain());
  process.on('SIGINT', () => void stop(0));
  process.on('disconnect', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Nobody reads the log any more: writing to it would fail again, for ever.
      if (stopping || (error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(1);
      logger.fatal({ err: error }, event);
      void stop(1);
    });
  }
  giveBackMemoryAtRest();
  logger.info({ port }, 'listening');
  process.send?.({ type: 'listening', port });
};
