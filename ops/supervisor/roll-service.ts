import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseRefused, type ReleaseRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import type { ReleaseAction, RemoteReleases } from '@plenary/gateway/releases/release-rules';
import type { Replica } from './run-replica.ts';
import type { TakeTurn } from './take-turn.ts';
import { tellCallers } from './tell-callers.ts';

interface Options {
  registry: ReleaseRegistry;
  service: string;
  replicas: readonly Replica[];
  isWell: (replica: Replica) => boolean;
  /** Notes that a replica was ended, or is ready again. */
  mark: (replica: Replica, isWell: boolean) => void;
  takeTurn: TakeTurn;
  /** Hears what other machines did before they gave the turn back. */
  hear: () => Promise<void>;
  /** Milliseconds that callers need to notice a replica that they were not told of. */
  noticed: number;
  /** Every replica of this machine: each may call those of this service. */
  callers: readonly Replica[];
  /** Whether processes of other machines do so too. */
  hasNeighbours: boolean;
  startWithin: number;
  stopping: AbortSignal;
  log: (message: string) => void;
}

/** What a replica is to run. */
interface Wanted {
  version: string | null;
  isCanary: boolean;
}

/** The actor of an automatic rollback of a service. */
export const supervisorName = 'supervisor';
const lookEvery = 250;
/** Milliseconds after which a caller that has not said that it knows is taken not to. */
const longestWord = 3_000;

const isSame = (one: Wanted, other: Wanted) => one.version === other.version && one.isCanary === other.isCanary;

/** The last of several tries a canary out: the first one is asked what the service answers. */
const wantedOf = (replica: Replica, replicas: readonly Replica[], { live, canary }: RemoteReleases): Wanted =>
  canary && replicas.length > 1 && replica === replicas.at(-1)
    ? { version: canary.version, isCanary: true }
    : { version: live, isCanary: false };

/** One look at the releases of a service: brings its replicas to their versions one by one, in turns with other machines, and puts back a version that fails. */
export const createRoll = (options: Options) => {
  const { registry, service, replicas, isWell, mark, takeTurn, hear, noticed, callers, hasNeighbours, startWithin, stopping, log } =
    options;
  const readWanted = async (replica: Replica) => wantedOf(replica, replicas, releasesOf(await registry.read(), service));

  // What balances the gateways is none of our processes, and neither are those of another machine: they notice by themselves.
  const isCalledByOurs = service !== 'gateway' && !hasNeighbours;
  const told = (replica: Replica, type: 'replica-leaves' | 'replica-is-back', within: number) => {
    const others = callers.filter((one) => one !== replica).map(({ child }) => child);
    return tellCallers(others, { type, origin: replica.origin }, within);
  };

  const replace = async (replica: Replica, { version, isCanary }: Wanted, signal: AbortSignal): Promise<void> => {
    mark(replica, false);
    log(`${replica.name}: ${replica.version ?? 'installed'} → ${version ?? 'installed'}${isCanary ? ' (canary)' : ''}`);
    await replica.halt(isCalledByOurs ? () => told(replica, 'replica-leaves', longestWord) : undefined);
    const begun = performance.now();
    await replica.launch(version, { within: startWithin, signal, isCanary });
    await replica.becomeReady({ within: startWithin - (performance.now() - begun), signal });
    if (isCalledByOurs) await told(replica, 'replica-is-back', noticed);
    else await pause(noticed, undefined, { signal });
    mark(replica, true);
  };

  /** What is well is ended for a version that is wanted everywhere at this moment; what is away is started in any case. */
  const isStillWanted = async (replica: Replica, wanted: Wanted): Promise<boolean> => {
    await hear().catch((error: unknown) => {
      if (isWell(replica)) throw error;
      log(`${replica.name}: ${error}`);
    });
    return isSame(await readWanted(replica), wanted);
  };

  /** Before the first replica is ended: all of them serve while a migration waits for its locks. */
  const migrate = async (replica: Replica, { version }: Wanted, signal: AbortSignal): Promise<void> => {
    const isUnderWay = replicas.some((one) => one.version === version);
    if (isUnderWay || (await lastDeed(registry, service)) === 'rollback') return;
    log(`${service}: migrations of ${version ?? 'installed'}`);
    await replica.prepare(version, { within: startWithin, signal });
  };

  /** False: the version failed. */
  const bring = async (replica: Replica, wanted: Wanted): Promise<boolean> => {
    const still = whileWanted({ isWanted: async () => isSame(await readWanted(replica), wanted), stopping });
    try {
      await migrate(replica, wanted, still.signal);
      await replace(replica, wanted, still.signal);
      return true;
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      log(`${replica.name}: ${reason}`);
      // It would be started again, as after a crash.
      if (!isWell(replica)) await replica.halt();
      if (!still.signal.aborted) await putBack(registry, { service, ...wanted, reason: `${wanted.version ?? 'installed'}: ${reason}` });
      return false;
    } finally {
      still.end();
    }
  };

  return async (): Promise<void> => {
    const releases = releasesOf(await registry.read(), service);
    // What is away comes first: a version that does not start, and cannot be put back, takes one replica alone.
    const awayFirst = [...replicas].sort((one, other) => Number(isWell(one)) - Number(isWell(other)));
    for (const replica of awayFirst) {
      const wanted = wantedOf(replica, replicas, releases);
      if (stopping.aborted || (isSame(replica, wanted) && isWell(replica))) continue;
      const turn = await takeTurn(service);
      // The next look asks again.
      if (!turn) return log(`${replica.name}: another machine replaces one of its own`);
      try {
        if (!(await isStillWanted(replica, wanted)) || !(await bring(replica, wanted))) return;
      } finally {
        await turn.release();
      }
    }
  };
};

/** A signal that is aborted once the version that starts is no longer wanted, or everything stops. */
const whileWanted = ({ isWanted, stopping }: { isWanted: () => Promise<boolean>; stopping: AbortSignal }) => {
  const unwanted = new AbortController();
  const abort = () => unwanted.abort();
  const look = () => isWanted().then((is) => is || abort());
  // A folder that cannot be read for a moment decides nothing.
  const timer = setInterval(() => void look().catch(() => {}), lookEvery);
  stopping.addEventListener('abort', abort);
  return {
    signal: unwanted.signal,
    end: () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', abort);
    },
  };
};

const lastDeed = async (registry: ReleaseRegistry, service: string) =>
  (await registry.trail(100)).find(({ remote }) => remote === service)?.deed.kind;

interface Failed extends Wanted {
  service: string;
  reason: string;
}

/** Only a newly released version is put back: after a rollback to one that does not start, there is no other. A canary is withdrawn. */
const putBack = async (registry: ReleaseRegistry, { service, version, isCanary, reason }: Failed): Promise<void> => {
  const { revision, remotes } = await registry.read();
  const { live, canary } = releasesOf({ remotes }, service);
  if (isCanary ? canary?.version !== version : live !== version || (await lastDeed(registry, service)) === 'rollback') return;
  const action: ReleaseAction = { kind: isCanary ? 'withdraw' : 'rollback', reason };
  await registry.act({ remote: service, action, by: supervisorName, at: new Date().toISOString(), revision }).catch((error: unknown) => {
    // Another administrator was faster: the next look sees their action.
    if (!(error instanceof ReleaseRefused)) throw error;
  });
};
