import { leavingHeader } from '../draining.ts';
import type { Stoppable } from '../run-process.ts';
import { type Channel, isReplicaTold, type ReplicaTold } from '../supervisor-channel.ts';
import type { Readiness, Replica, Replicas } from './create-replicas.ts';

interface Options {
  services: readonly Replicas[];
  /** What a replica says of itself; throws where it says nothing in time. */
  ask: (replica: Replica) => Promise<Readiness>;
  everyMilliseconds: number;
  /** The supervisor, which knows before any probe that a replica is to end, or is back. */
  channel?: Channel;
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

/**
 * Asks every replica again and again whether it is ready; one that does not answer keeps no other waiting. What the supervisor tells of a replica is taken up
 * at once, and told back.
 */
export const startProbes = ({ services, ask: askReplica, everyMilliseconds, channel = process }: Options): Stoppable => {
  let stopped = false;
  const { ask, note } = createWord(askReplica);
  const stopHearing = hear(channel, (told) => note(services, told));
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
      stopHearing();
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

const hear = (channel: Channel, take: (told: ReplicaTold) => Promise<boolean>) => {
  const listener = (message: unknown) => {
    if (isReplicaTold(message)) void take(message).then((isTaken) => isTaken && channel.send?.({ type: 'noted', id: message.id }));
  };
  channel.on('message', listener);
  return () => void channel.off('message', listener);
};

/** What replicas say of themselves, and what the supervisor has told: its word is ahead of the answer of one that has not heard it yet. */
const createWord = (askReplica: Options['ask']) => {
  const leaving = new Set<string>();
  const ask = async (replica: Replica): Promise<Readiness> => {
    try {
      const answer = await askReplica(replica);
      if (answer !== false && answer !== 'leaving') return leaving.has(replica.origin) ? 'leaving' : answer;
      leaving.delete(replica.origin);
      return answer;
    } catch (error) {
      leaving.delete(replica.origin);
      throw error;
    }
  };
  /** Whether it is taken up: calls go elsewhere from now on, or to it again. */
  const note = async (services: readonly Replicas[], { type, origin }: ReplicaTold): Promise<boolean> => {
    const known = services.flatMap((replicas) =>
      replicas.all.filter((replica) => replica.origin === origin).map((replica) => ({ replicas, replica })),
    );
    if (type === 'replica-leaves') {
      leaving.add(origin);
      for (const { replicas, replica } of known) replicas.noteLeaving(replica);
      // Without another one its calls still go there, for as long as it answers.
      return known.every(({ replicas, replica }) => replicas.hasOther(replica));
    }
    leaving.delete(origin);
    await Promise.all(known.map(({ replicas, replica }) => replicas.probe(replica, () => ask(replica))));
    return known.every(({ replicas, replica }) => replicas.isUsable(replica));
  };
  return { ask, note };
};
