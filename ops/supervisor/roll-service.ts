import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseRefused, type ReleaseRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import type { Replica } from './run-replica.ts';
import type { TakeTurn } from './take-turn.ts';

interface Options {
  registry: ReleaseRegistry;
  service: string;
  replicas: readonly Replica[];
  isWell: (replica: Replica) => boolean;
  /** Notes that a replica was ended, or is ready again. */
  mark: (replica: Replica, isWell: boolean) => void;
  takeTurn: TakeTurn;
  noticed: number;
  startWithin: number;
  stopping: AbortSignal;
  log: (message: string) => void;
}

/** The actor of an automatic rollback of a service. */
export const supervisorName = 'supervisor';
const lookEvery = 250;

/** One look at the releases of a service: brings its replicas to the live version one by one, in turns with other machines, and puts back a version that fails. */
export const createRoll = (options: Options) => {
  const { registry, service, replicas, isWell, mark, takeTurn, noticed, startWithin, stopping, log } = options;
  const readLive = async () => releasesOf(await registry.read(), service).live;

  const replace = async (replica: Replica, version: string | null, signal: AbortSignal): Promise<void> => {
    mark(replica, false);
    log(`${replica.name}: ${replica.version ?? 'installed'} → ${version ?? 'installed'}`);
    await replica.halt();
    const begun = performance.now();
    await replica.launch(version, { within: startWithin, signal });
    await replica.becomeReady({ within: startWithin - (performance.now() - begun), signal });
    await pause(noticed, undefined, { signal });
    mark(replica, true);
  };

  /** Before the first replica is ended: all of them serve while a migration waits for its locks. */
  const migrate = async (replica: Replica, version: string | null, signal: AbortSignal): Promise<void> => {
    const isUnderWay = replicas.some((one) => one.version === version);
    if (isUnderWay || (await lastDeed(registry, service)) === 'rollback') return;
    log(`${service}: migrations of ${version ?? 'installed'}`);
    await replica.prepare(version, { within: startWithin, signal });
  };

  return async (): Promise<void> => {
    for (const replica of replicas) {
      const live = await readLive();
      if (stopping.aborted || (replica.version === live && isWell(replica))) continue;
      const turn = await takeTurn(service);
      // The next look asks again.
      if (!turn) return log(`${replica.name}: another machine replaces one of its own`);
      const wanted = whileWanted({ isWanted: async () => (await readLive()) === live, stopping });
      try {
        await migrate(replica, live, wanted.signal);
        await replace(replica, live, wanted.signal);
      } catch (error) {
        const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
        log(`${replica.name}: ${reason}`);
        // It would be started again, as after a crash.
        if (!isWell(replica)) await replica.halt();
        if (!wanted.signal.aborted) await putBack(registry, { service, version: live, reason: `${live ?? 'installed'}: ${reason}` });
        return;
      } finally {
        wanted.end();
        await turn.release();
      }
    }
  };
};

/** A signal that is aborted once the version that starts is no longer the live one, or everything stops. */
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

interface Failed {
  service: string;
  /** The one that did not get ready. */
  version: string | null;
  reason: string;
}

/** Only a newly released version is put back: after a rollback to one that does not start, there is no other. */
const putBack = async (registry: ReleaseRegistry, { service, version, reason }: Failed): Promise<void> => {
  const { revision, remotes } = await registry.read();
  if (releasesOf({ remotes }, service).live !== version || (await lastDeed(registry, service)) === 'rollback') return;
  const action = { kind: 'rollback' as const, reason };
  await registry.act({ remote: service, action, by: supervisorName, at: new Date().toISOString(), revision }).catch((error: unknown) => {
    // Another administrator was faster: the next look sees their action.
    if (!(error instanceof ReleaseRefused)) throw error;
  });
};
