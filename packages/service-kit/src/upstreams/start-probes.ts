import type { Stoppable } from '../run-process.ts';
import type { Copies, Copy } from './create-copies.ts';

interface Options {
  services: readonly Copies[];
  /** Whether a copy says that it is ready; throws where it says nothing in time. */
  ask: (copy: Copy) => Promise<boolean>;
  everyMilliseconds: number;
}

/** One that is away is asked more often: it is used again soon after it is back. */
const sooner = 4;

/** Whether a copy answers `GET /readyz` well. Throws where nothing answers in time. */
export const askReadiness =
  ({ answerTimeout = 1_500, fetch = globalThis.fetch }: { answerTimeout?: number; fetch?: typeof globalThis.fetch } = {}) =>
  async ({ origin }: Copy): Promise<boolean> => {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerTimeout) });
    await response.arrayBuffer();
    return response.ok;
  };

/** Asks every copy again and again whether it is ready; one that does not answer keeps no other waiting. */
export const startProbes = ({ services, ask, everyMilliseconds }: Options): Stoppable => {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const watch = async (copies: Copies, copy: Copy): Promise<void> => {
    await copies.probe(copy, () => ask(copy));
    if (stopped) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void watch(copies, copy);
      },
      copies.isUsable(copy) ? everyMilliseconds : everyMilliseconds / sooner,
    );
    timers.add(timer);
  };
  for (const copies of services) for (const copy of copies.all) void watch(copies, copy);
  return {
    name: 'probes',
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
