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

const folder = 'running';
/** Document of what one machine runs. */
export const runningName = (machine: string) => `${folder}/${machine}.json`;

/** What each machine runs that reports. */
const readMachines = async (releasesDir: string, now: number): Promise<Running[]> => {
  const machines = path.join(releasesDir, folder);
  const names = (await readdir(machines).catch(() => [])).filter((name) => name.endsWith('.json'));
  const told = await Promise.all(
    names.map((name) =>
      readFile(path.join(machines, name), 'utf8')
        .then((text) => JSON.parse(text) as Running)
        .catch(() => null),
    ),
  );
  return told.filter((running) => running !== null && now - running.at < silence) as Running[];
};

/** The replicas of a service, on all machines that report. */
export const readRunning = async (releasesDir: string, now: number): Promise<(service: string) => RunningCopy[]> => {
  const alive = await readMachines(releasesDir, now);
  return (service) => alive.flatMap(({ services }) => services[service] ?? []);
};

/**
 * Why a canary of a process cannot be for a share of the visitors, a line each; none: it can. Of the gateway the share is that of the replicas
 * which try it out: a balancer deals visitors to them, and knows no groups.
 */
export const reasonsAgainstCanary = async (releasesDir: string, part: string, now: number, percent: number): Promise<string[]> => {
  const copies = (await readMachines(releasesDir, now)).map(({ services }) => services[part]?.length ?? 0);
  const trying = copies.filter((count) => count > 1).length;
  if (trying === 0)
    return [`a canary of ${part} needs two replicas of it on one machine (REPLICAS=2), and a supervisor that follows releases`];
  const all = copies.reduce((sum, count) => sum + count, 0);
  const share = Math.round((100 * trying) / all);
  return part === 'gateway' && percent !== share
    ? [`${trying} of ${all} gateways would try it out, whatever share is asked for: ask for ${share} percent`]
    : [];
};
