import { endProcess } from './end-process.ts';
import { startProcess } from './start-process.ts';

type Options = Parameters<typeof startProcess>[0];

/** Runs a build until its database is migrated. Rejects with the cause if that fails, or is not done in time. */
export const runMigrations = async ({ environment, ...options }: Options): Promise<void> => {
  const { METRICS_PORT: _taken, ...rest } = environment;
  const own = { ...rest, MIGRATE_ONLY: 'on', HOST: '127.0.0.1', PORT: '0' };
  const { child, listening } = startProcess({ environment: own, ...options });
  // A build from before this setting migrates, and listens.
  await listening.then(
    () => endProcess(child),
    (error: Error) => {
      if (child.exitCode !== 0) throw new Error(`its migrations failed: ${error.message}`, { cause: error });
    },
  );
};
