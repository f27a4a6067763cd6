import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, ReleaseRefused, type ReleaseRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { type Running, runningFolder } from '@plenary/gateway/releases/running';
import type { Replica } from './run-replica.ts';

interface Options {
  releasesDir: string;
  /** Milliseconds that callers need to notice that a replica is ready again, before the next one is ended. */
  noticed: number;
  /** All replicas of the services. */
  replicas: readonly Replica[];
  onLog: (line: string) => void;
}

const everyMilliseconds = 500;
const tellEvery = 2_000;
/** The actor of an automatic rollback of a service. */
export const supervisorName = 'supervisor';

/**
 * Keeps the replicas of each service at the live version: one after the other is ended and restarted, the next only when
 * the one before is ready. If a version does not get ready, the previous one is live again.
 */
export const followReleases = ({ releasesDir, replicas, noticed, onLog }: Options) => {
  const registry = createRegistry(releasesDir);
  const services = [...new Set(replicas.map(({ part }) => part))];
  const file = path.join(runningFolder(releasesDir), `${randomUUID()}.json`);
  /** Ended, and not ready again. */
  const unwell = new Set<Replica>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const log = (msg: string) => onLog(JSON.stringify({ level: 'info', service: 'supervisor', msg }));

  const tell = () => writeRunning(file, replicas, unwell);

  const replace = async (replica: Replica, version: string | null): Promise<void> => {
    unwell.add(replica);
    tell();
    log(`${replica.name}: ${replica.version ?? 'installed'} → ${version ?? 'installed'}`);
    await replica.halt();
    await replica.launch(version);
    await replica.becomeReady();
    await pause(noticed);
    unwell.delete(replica);
    tell();
  };

  const roll = async (service: string): Promise<void> => {
    for (const replica of replicas.filter(({ part }) => part === service)) {
      const { live } = releasesOf(await registry.read(), service);
      if (stopped || (replica.version === live && !unwell.has(replica))) continue;
      try {
        await replace(replica, live);
      } catch (error) {
        const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
        log(`${replica.name}: ${reason}`);
        // It would be started again, as after a crash.
        await replica.halt();
        await putBack(registry, { service, version: live, reason: `${live ?? 'installed'}: ${reason}` });
        return;
      }
    }
  };

  const look = async (): Promise<void> => {
    await Promise.all(services.map(roll));
  };
  let looking = Promise.resolve();
  const lookAgain = () => {
    if (stopped) return;
    looking = look().catch((error: unknown) => log(`releases: ${error}`));
    void looking.then(() => {
      if (!stopped) timer = setTimeout(lookAgain, everyMilliseconds);
    });
  };
  tell();
  // A replica that takes its time must not make the machine look dead.
  const telling = setInterval(tell, tellEvery);
  lookAgain();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      clearInterval(telling);
      rmSync(file, { force: true });
    },
  };
};

/** Informs commands and the page of releases. */
const writeRunning = (file: string, replicas: readonly Replica[], unwell: ReadonlySet<Replica>): void => {
  const services: Running['services'] = {};
  for (const replica of replicas) {
    services[replica.part] ??= [];
    services[replica.part]?.push({ version: replica.version, isReady: !unwell.has(replica) });
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, JSON.stringify({ at: Date.now(), services } satisfies Running));
  renameSync(`${file}.draft`, file);
};

interface Failed {
  service: string;
  /** The one that did not get ready. */
  version: string | null;
  reason: string;
}

/** Only a newly released version is put back: after a rollback to one that does not start, there is no other. */
const putBack = async (registry: ReleaseRegistry, { service, version, reason }: Failed): Promise<void> => {
  const { revision, remotes } = await registry.read();
  const [last] = (await registry.trail(100)).filter(({ remote }) => remote === service);
  if (releasesOf({ remotes }, service).live !== version || last?.deed.kind === 'rollback') return;
  const deed = { kind: 'rollback' as const, reason };
  await registry.act({ remote: service, deed, by: supervisorName, at: new Date().toISOString(), revision }).catch((error: unknown) => {
    // Another administrator was faster: the next look sees their action.
    if (!(error instanceof ReleaseRefused)) throw error;
  });
};
