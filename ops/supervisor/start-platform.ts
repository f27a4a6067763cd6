import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';
import type { AddressSetting } from '@plenary/contracts/services';
import { followStore } from '@plenary/gateway/stores/follow-store';
import { storeIn } from '@plenary/gateway/stores/store-settings';
import { freePort } from '@plenary/service-kit/free-port';
import { keepPrivate } from '@plenary/service-kit/private-files';
import { keptSecret } from '@plenary/service-kit/secrets';
import { linkModules } from '../releases/link-modules.ts';
import { releasesDir as releasesDirOf } from '../releases/settings.ts';
import { type DemoPassword, demoPasswordOf, seedOf } from './demo-accounts.ts';
import { endProcess } from './end-process.ts';
import { followReleases } from './follow-releases.ts';
import { launchAll } from './launch-all.ts';
import { placeServices } from './place-services.ts';
import { type Replica, runReplica } from './run-replica.ts';
import { createTakeTurn } from './take-turn.ts';

export interface Platform {
  /** Address of the first gateway. */
  url: string;
  /** Addresses of every gateway. */
  urls: readonly string[];
  /** Origins of the services' replicas, separated by commas. */
  addresses: Record<AddressSetting, string>;
  /** Password of the demo accounts where it is a random one. */
  demoPassword: DemoPassword | undefined;
  /** Process of a part by its name, e.g. `svc-booking`; of a further replica `svc-booking-2`. */
  processOf(name: string): ChildProcess | undefined;
  /** Restarts a part from the current build. Throws if it ends before it listens, and then tries on as after a crash. */
  restart(name: string): Promise<void>;
  /** Ends replicas one after the other, and restarts each; the next only when the one before is ready. */
  rollingRestart(names: readonly string[]): Promise<void>;
  /** Ends a part, which stays away until it is restarted. */
  halt(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  environment: Record<string, string | undefined>;
  /** Folder with a `<name>/dist` of every part; the project's own unless told. */
  builds?: string;
  /** Lines of the parts' logs. */
  onLog: (line: string) => void;
}

/** Callers of a service ask every two seconds whether it is ready, and need as long to see that it is ready again. */
const drainSeconds = '3';
const silenceSeconds = '10';

/** What the environment says of the platform; throws on a wrong setting. */
const readSettings = async (environment: Options['environment']) => {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.ACTOR_SECRET) throw new Error('ACTOR_SECRET is required in production');
  const count = Number(environment.REPLICAS ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > 8) throw new Error('REPLICAS is a whole number from 1 to 8');
  const silence = Number(environment.HANG_SECONDS ?? silenceSeconds);
  if (!(silence >= 0 && silence <= 600)) throw new Error('HANG_SECONDS is a number from 0 to 600');
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT === '0' ? await freePort() : Number(environment.PORT ?? 3000);
  const ports = await Promise.all(
    // Two free ports are seldom neighbours.
    Array.from({ length: count }, (_, index) => (index === 0 ? port : environment.PORT === '0' ? freePort() : port + index)),
  );
  const releasesDir = releasesDirOf({ ...environment, DATA_DIR: dataDir });
  const placed = await placeServices({ count, environment });
  const hasOthers = count > 1 || placed.hasNeighbours;
  const drain = environment.DRAIN_SECONDS ?? drainSeconds;
  keepPrivate(dataDir);
  const demoPassword = demoPasswordOf(environment, dataDir);
  const common = {
    ...(demoPassword && { DEMO_PASSWORD: demoPassword.password }),
    SEED: seedOf(environment),
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    ACTOR_SECRET: environment.ACTOR_SECRET ?? keptSecret(dataDir, 'actor'),
    PUBLIC_URL: environment.PUBLIC_URL ?? `http://${host}:${port}`,
    ...(hasOthers && { DRAIN_SECONDS: drain }),
  };
  const noticed = hasOthers ? 1_000 * Number(drain) : 0;
  return { host, ports, placed, releasesDir, common, demoPassword, noticed, longestSilence: 1_000 * silence };
};
type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Where releases lie, of which this machine has a copy that is kept up to date until it is stopped. */
const openReleases = async (environment: Options['environment'], releasesDir: string, onLog: Options['onLog']) => {
  const onFault = (error: unknown) =>
    onLog(JSON.stringify({ level: 'error', service: 'supervisor', msg: `releases: ${error instanceof Error ? error.message : error}` }));
  const store = storeIn(environment, releasesDir, onFault);
  return { store, stopCopy: await followStore({ store, onFault }) };
};

interface Parts extends Required<Options> {
  settings: Settings;
  addresses: Platform['addresses'];
  isStopping: () => boolean;
}

const originOf = (host: string, port: number | string) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Adds the replicas of a part one by one, without starting them. */
const createParts = ({ environment, builds, onLog, settings, addresses, isStopping }: Parts) => {
  const replicas: Replica[] = [];
  const metricsPort = environment.METRICS_PORT ? Number(environment.METRICS_PORT) : undefined;
  const add = (part: string, index: number, own: { HOST: string; PORT: string; WEB_ROOT?: string }): void => {
    const name = index === 0 ? part : `${part}-${index + 1}`;
    // One process, one port: the gateway has the given one, each other process one of the next.
    const metrics = metricsPort ? { METRICS_PORT: String(name === 'gateway' ? metricsPort : metricsPort + 1 + replicas.length) } : {};
    const entryOf = (version: string | null) => {
      if (version === null) return path.join(builds, part, 'dist/main.mjs');
      linkModules(settings.releasesDir);
      return path.join(settings.releasesDir, part, version, 'main.mjs');
    };
    replicas.push(
      runReplica({
        name,
        part,
        origin: originOf(own.HOST, own.PORT),
        environment: { ...environment, ...settings.common, ...addresses, ...own, ...metrics },
        entryOf,
        onLog,
        isStopping,
        longestSilence: settings.longestSilence,
      }),
    );
  };
  return { replicas, add };
};

/** The handles of the running replicas by their names. */
const controls = (replicas: readonly Replica[], noticed: number) => {
  const named = (name: string) => {
    const replica = replicas.find((one) => one.name === name);
    if (!replica) throw new Error(`nothing is called ${name}`);
    return replica;
  };
  const restart = async (name: string) => {
    await named(name).halt();
    await named(name).launch();
  };
  return {
    processOf: (name: string) => replicas.find((replica) => replica.name === name)?.child,
    restart,
    rollingRestart: async (names: readonly string[]) => {
      for (const name of names) {
        await restart(name);
        await named(name).becomeReady();
        await pause(noticed);
      }
    },
    halt: (name: string) => named(name).halt(),
  };
};

/**
 * Starts every service and then the gateway, in as many replicas as `REPLICAS` says, and restarts what crashes or hangs after a growing pause.
 * Services and gateways run the version that is live in the registry of releases, and follow it.
 */
export const startPlatform = async ({ environment, builds = root, onLog }: Options): Promise<Platform> => {
  const settings = await readSettings(environment);
  const { host, ports, placed, releasesDir, noticed } = settings;
  const { store, stopCopy } = await openReleases(environment, releasesDir, onLog);
  let stopping = false;
  const { addresses } = placed;
  const { replicas, add } = createParts({ environment, builds, onLog, settings, addresses, isStopping: () => stopping });
  for (const { name, own } of placed.ports)
    for (const [index, one] of own.entries()) add(`svc-${name}`, index, { HOST: placed.host, PORT: String(one) });
  for (const [index, one] of ports.entries()) add('gateway', index, { HOST: host, PORT: String(one), WEB_ROOT: builds });

  let following: Awaited<ReturnType<typeof followReleases>> | undefined;
  const stop = async () => {
    stopping = true;
    const followed = following?.stop();
    await Promise.all(replicas.map(({ child }) => child && endProcess(child)));
    await followed;
    await stopCopy();
  };
  const unwell = await launchAll({ replicas, store, onLog }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const takeTurn = createTakeTurn(environment.DATABASE_URL_BOOKING);
  const { hasNeighbours } = placed;
  following = await followReleases({ store, replicas, unwell, takeTurn, noticed, hasNeighbours, onLog });
  const urls = ports.map((one) => originOf(host, one));
  return { url: urls[0] ?? '', urls, addresses, demoPassword: settings.demoPassword, ...controls(replicas, noticed), stop };
};
