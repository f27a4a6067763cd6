import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A copy of a service, and what it was started from; null: the build that was installed. */
export interface RunningCopy {
  version: string | null;
  isReady: boolean;
}

/** What runs on one machine. */
export interface Running {
  /** Milliseconds; told anew every few seconds. */
  at: number;
  services: Record<string, RunningCopy[]>;
}

/** A machine that is silent for longer is none. */
const silence = 15_000;

export const runningFolder = (releasesDir: string) => path.join(releasesDir, 'running');

/** The copies of a service, on all machines that tell of themselves. */
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
