import { setTimeout as pause } from 'node:timers/promises';
import type { Canary, Progress } from './platform-door.ts';

interface Awaited {
  part: string;
  /** What the replicas are to run; of a canary one of them. */
  wanted: { live: string | null; canary: Canary | null };
  ask: () => Promise<Progress | null>;
  /** Milliseconds that they have. */
  within: number;
}

export const nameOf = (version: string | null) => version ?? 'the installed build';

/** How many replicas run what is wanted of a process, once all do, or one that tries it out. Throws with the reason if it was put back. */
export const awaitCopies = async ({ part, wanted: { live, canary }, ask, within }: Awaited): Promise<number> => {
  const until = Date.now() + within;
  const version = canary ? canary.version : live;
  for (;;) {
    const progress = await ask();
    if (progress) {
      const { copies, last } = progress;
      if ((canary ? progress.canary?.version : progress.live) !== version)
        throw new Error(`${part} is at ${nameOf(progress.live)} again, by ${last?.by}: ${last?.reason ?? 'no reason given'}`);
      const ready = copies.filter((copy) => copy.isReady && copy.version === version && (canary !== null || !copy.isCanary));
      if (canary ? ready.some((copy) => copy.isCanary) : ready.length === copies.length) return ready.length;
    }
    if (Date.now() > until) throw new Error(`${part}: not all replicas run ${nameOf(version)} yet`);
    await pause(200);
  }
};
