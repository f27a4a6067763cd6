import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, type ReleaseRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { type RunningCopy, readRunning } from '@plenary/gateway/releases/running';

interface Options {
  store: ReleaseStore;
  service: string;
  version: string | null;
  /** Milliseconds until it is given up. */
  within?: number;
}

interface Awaited extends Options {
  /** Says what the releases are at instead; undefined: at the wanted version. */
  otherwise: (registry: ReleaseRegistry) => Promise<string | undefined>;
  /** How many of the replicas run it; undefined: not all that are to yet. */
  count: (running: readonly RunningCopy[]) => number | undefined;
}

const usualTime = 300_000;
const nameOf = (version: string | null) => version ?? 'the installed build';

const awaitCopies = async ({ store, service, version, within = usualTime, otherwise, count }: Awaited): Promise<number> => {
  const registry = createRegistry(store);
  const until = Date.now() + within;
  for (;;) {
    await store.follow();
    const running = (await readRunning(store.folder, Date.now()))(service);
    const other = await otherwise(registry);
    if (other !== undefined) {
      const [last] = (await registry.trail(100)).filter((entry) => entry.remote === service);
      const reason = last && 'reason' in last.deed ? `: ${last.deed.reason}` : '';
      throw new Error(`${service} ${other}, by ${last?.by ?? 'somebody'}${reason}`);
    }
    const counted = count(running);
    if (counted !== undefined) return counted;
    if (Date.now() > until)
      throw new Error(
        `${service}: ${running.map((one) => nameOf(one.version)).join(', ')} still run, and not ${nameOf(version)} as wanted`,
      );
    await pause(100);
  }
};

/**
 * Waits until every replica of a service runs a version that is live; answers how many do. None: nothing that follows releases runs here.
 * Throws if the version was put back, or if it takes too long.
 */
export const awaitRunning = (options: Options): Promise<number> =>
  awaitCopies({
    ...options,
    otherwise: async (registry) => {
      const { live } = releasesOf(await registry.read(), options.service);
      return live === options.version ? undefined : `is at ${nameOf(live)} again`;
    },
    count: (running) =>
      running.every((one) => one.isReady && one.version === options.version && !one.isCanary) ? running.length : undefined,
  });

/** Waits until a replica of a service tries a canary out; answers how many do. Throws if it was withdrawn, or if it takes too long. */
export const awaitCanary = (options: Options): Promise<number> =>
  awaitCopies({
    ...options,
    otherwise: async (registry) =>
      releasesOf(await registry.read(), options.service).canary?.version === options.version ? undefined : 'has no such canary any more',
    count: (running) => {
      const ready = running.filter((one) => one.isCanary && one.isReady && one.version === options.version);
      return ready.length > 0 ? ready.length : undefined;
    },
  });
