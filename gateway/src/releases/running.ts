import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A replica of a service, and the release it was started from; null: the installed build. */
export interface RunningCopy {
  version: string | null;
  isReady: boolean;
}

/** The running replicas of one machine. */
export interface Running {
  /** Instant in milliseconds; refreshed every few seconds. */
  at: number;
  services: Record<string, RunningCopy[]>;
}

/** A machine that is silent for longer is none. */
const silence = 15_000;

export const runningFolder = (releasesDir: string) => path.join(releasesDir, 'running');

/** The replicas of a service, on all machines that report. */
export const readRunning = async (releasesDir: string, now: number): Promise<(service: string) => RunningCopy[]> => {
  const folder = runningFolder(releasesDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const told = await Promise.all(
    names.map((name) =>
      readFile(path.join(folder, name), 'utf8').then(
        (text) => JSON.parse(text) as Running,
        () => null,
      ),
    ),
  );
  const alive = told.filter((running) => running !== null && now - running.at < silence) as Running[];
  return (service) => alive.flatMap(({ services }) => services[service] ?? []);
};
