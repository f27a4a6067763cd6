import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A replica of a service, and the release it was started from; null: the installed build. */
export interface RunningCopy {
  version: string | null;
  isReady: boolean;
  /** Only where it tries the version out, for the visitors of a canary. */
  isCanary?: true;
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

/** What each machine runs that reports. */
const readMachines = async (releasesDir: string, now: number): Promise<Running[]> => {
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
  return told.filter((running) => running !== null && now - running.at < silence) as Running[];
};

/** The replicas of a service, on all machines that report. */
export const readRunning = async (releasesDir: string, now: number): Promise<(service: string) => RunningCopy[]> => {
  const alive = await readMachines(releasesDir, now);
  return (service) => alive.flatMap(({ services }) => services[service] ?? []);
};

/** Why no replica would run a canary of a process, a line each; none: one would. */
export const reasonsAgainstCanary = async (releasesDir: string, part: string, now: number): Promise<string[]> => {
  if (part === 'gateway') return ['the gateway has no canary: nothing before it knows its visitors'];
  const machines = await readMachines(releasesDir, now);
  const isThere = machines.some(({ services }) => (services[part]?.length ?? 0) > 1);
  return isThere
    ? []
    : [`a canary of ${part} needs two replicas of it on one machine (REPLICAS=2), and a supervisor that follows releases`];
};
