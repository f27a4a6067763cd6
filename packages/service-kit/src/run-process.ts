import type { Logger } from 'pino';

/** Something to be stopped when the process ends, in the order given. */
export interface Stoppable {
  name: string;
  stop(): Promise<void>;
}

/**
 * Runs a service until it is told to stop. `start` gives its port and what has to be stopped; a parent process that started it
 * with a message channel is told the port. An error that nobody caught ends the process: whoever supervises it starts it again.
 */
export const runProcess = async (logger: Logger, start: () => Promise<{ port: number; stoppables: Stoppable[] }>): Promise<void> => {
  const { port, stoppables } = await start();
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    for (const stoppable of stoppables)
      await stoppable.stop().catch((error: unknown) => logger.error({ err: error }, `stopping ${stoppable.name}`));
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  process.on('disconnect', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Nobody reads the log any more: writing to it would fail again, for ever.
      if (stopping || (error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(1);
      logger.fatal({ err: error }, event);
      void stop(1);
    });
  }
  logger.info({ port }, 'listening');
  process.send?.({ type: 'listening', port });
};
