import { randomUUID } from 'node:crypto';
import { createRegistry } from '@plenary/gateway/releases/registry';
import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { type Running, runningName } from '@plenary/gateway/releases/running';
import { createRoll } from './roll-service.ts';
import type { Replica } from './run-replica.ts';
import { createTakeTurn, type TakeTurn } from './take-turn.ts';

interface Options {
  store: ReleaseStore;
  /** Milliseconds that callers need to notice that a replica is ready again, where they do not say that they know, before the next one is ended. */
  noticed: number;
  /** All replicas of the services and of the gateway. */
  replicas: readonly Replica[];
  /** Whether processes of other machines call the services of this one: nobody tells them of a replica that leaves. */
  hasNeighbours?: boolean;
  /** Those that did not start: the live version is tried again, and put back if it fails. */
  unwell?: readonly Replica[];
  /** By default this machine is alone. */
  takeTurn?: TakeTurn;
  /** Milliseconds in which a released version has to be ready. */
  startWithin?: number;
  onLog: (line: string) => void;
}

const everyMilliseconds = 500;
const tellEvery = 2_000;
/** The version before is back within 20 s: this, and the few seconds of its own start. */
const usualStart = 15_000;

/**
 * Keeps the replicas of each service at the live version, each service by itself: one replica after the other is ended and restarted, the
 * next only when the one before is ready. The last of several tries out a canary. If a version does not get ready, the previous one is live again. A release or a rollback
 * in the meantime ends the start of a version that is no longer live, whatever that does.
 */
export const followReleases = async ({ store, noticed, replicas, unwell = [], startWithin = usualStart, onLog, ...options }: Options) => {
  const { takeTurn = createTakeTurn(undefined), hasNeighbours = false } = options;
  const registry = createRegistry(store);
  const running = runningName(randomUUID());
  const ended = new Set(unwell);
  const stopping = new AbortController();
  const log = (msg: string) => onLog(JSON.stringify({ level: 'info', service: 'supervisor', msg }));
  let telling = Promise.resolve();
  const tell = () => {
    const told = JSON.stringify(runningNow(replicas, ended));
    // One after the other: the last one stands.
    telling = telling.then(() => store.put(running, told)).catch((error: unknown) => log(`what runs cannot be told: ${error}`));
  };
  const mark = (replica: Replica, isWell: boolean) => {
    if (isWell) ended.delete(replica);
    else ended.add(replica);
    tell();
  };

  const followService = (service: string) => {
    const own = replicas.filter(({ part }) => part === service);
    const isWell = (replica: Replica) => !ended.has(replica);
    const roll = createRoll({
      registry,
      service,
      replicas: own,
      isWell,
      mark,
      takeTurn,
      hear: store.follow,
      noticed,
      callers: replicas,
      hasNeighbours,
      startWithin,
      stopping: stopping.signal,
      log,
    });
    let timer: NodeJS.Timeout | undefined;
    let looking = Promise.resolve();
    const look = () => {
      if (stopping.signal.aborted) return;
      looking = roll().catch((error: unknown) => log(`releases of ${service}: ${error}`));
      void looking.then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, everyMilliseconds);
      });
    };
    look();
    return async () => {
      clearTimeout(timer);
      await looking;
    };
  };

  tell();
  await telling;
  // A replica that takes its time must not make the machine look dead.
  const timer = setInterval(tell, tellEvery);
  const stops = [...new Set(replicas.map(({ part }) => part))].map(followService);
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(stops.map((stop) => stop()));
      clearInterval(timer);
      await telling;
      await store.remove(running);
    },
  };
};

/** Informs commands and the page of releases. */
const runningNow = (replicas: readonly Replica[], unwell: ReadonlySet<Replica>): Running => {
  const services: Running['services'] = {};
  for (const replica of replicas) {
    services[replica.part] ??= [];
    services[replica.part]?.push({ version: replica.version, isReady: !unwell.has(replica), ...(replica.isCanary && { isCanary: true }) });
  }
  return { at: Date.now(), services };
};
