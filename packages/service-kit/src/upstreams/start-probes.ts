import { leavingHeader } from '../draining.ts';
import type { Stoppable } from '../run-process.ts';
import type { Readiness, Replica, Replicas } from './create-replicas.ts';

interface Options {
  services: readonly Replicas[];
  /** What a replica says of itself; throws where it says nothing in time. */
  ask: (replica: Replica) => Promise<Readiness>;
  everyMilliseconds: number;
}

/** Header of `/readyz` of a replica that tries out a version, which it names. */
export const canaryHeader = 'x-canary';

/** One that is away is asked more often: it is used again soon after it is back. */
const sooner = 4;

/** Whether a replica answers `GET /readyz` well. Throws where nothing answers in time. */
export const askReadiness =
  ({ answerTimeout = 1_500, fetch = globalThis.fetch }: { answerTimeout?: number; fetch?: typeof globalThis.fetch } = {}) =>
  async ({ origin }: Replica): Promise<Readiness> => {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerTimeout) });
    await response.arrayBuffer();
    if (response.headers.has(leavingHeader)) return 'leaving';
    const canary = response.headers.get(canaryHeader);
    return response.ok && canary ? { canary } : response.ok;
  };

/** Asks every replica again and again whether it is ready; one that does not answer keeps no other waiting. */
export const startProbes = ({ services, ask, everyMilliseconds }: Options): Stoppable => {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const watch = async (replicas: Replicas, replica: Replica): Promise<void> => {
    await replicas.probe(replica, () => ask(replica));
    if (stopped) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void watch(replicas, replica);
      },
      replicas.isUsable(replica) ? everyMilliseconds : everyMilliseconds / sooner,
    );
    timers.add(timer);
  };
  for (const replicas of services) for (const replica of replicas.all) void watch(replicas, replica);
  return {
    name: 'probes',
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
