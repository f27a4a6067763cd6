import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { readRunning } from '@plenary/gateway/releases/running';

interface Options {
  releasesDir: string;
  service: string;
  version: string | null;
  /** Milliseconds until it is given up. */
  within?: number;
}

const nameOf = (version: string | null) => version ?? 'the installed build';

/**
 * Waits until every replica of a service runs a version; answers how many do. None: nothing that follows releases runs here. Throws
 * if the version was put back, or if it takes too long.
 */
export const awaitRunning = async ({ releasesDir, service, version, within = 300_000 }: Options): Promise<number> => {
  const registry = createRegistry(releasesDir);
  const until = Date.now() + within;
  for (;;) {
    const running = (await readRunning(releasesDir, Date.now()))(service);
    const { live } = releasesOf(await registry.read(), service);
    if (live !== version) {
      const [last] = (await registry.trail(100)).filter((entry) => entry.remote === service);
      const reason = last && 'reason' in last.deed ? `: ${last.deed.reason}` : '';
      throw new Error(`${service} is at ${nameOf(live)} again, by ${last?.by ?? 'somebody'}${reason}`);
    }
    if (running.every((one) => one.isReady && one.version === version)) return running.length;
    if (Date.now() > until)
      throw new Error(`${service}: ${running.map((one) => nameOf(one.version)).join(', ')} still run; ${nameOf(version)} is live`);
    await pause(100);
  }
};
