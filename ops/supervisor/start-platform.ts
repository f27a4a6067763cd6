import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { freePort } from '@plenary/service-kit/free-port';
import { keptSecret } from '@plenary/service-kit/secrets';
import { linkModules } from '../releases/link-modules.ts';
import { releasesDir as releasesDirOf } from '../releases/settings.ts';
import { seedOf } from './demo-accounts.ts';
import { followReleases } from './follow-releases.ts';
import { type Copy, endProcess, runCopy } from './run-copy.ts';

export interface Platform {
  /** Address of the first gateway. */
  url: string;
  /** Addresses of every gateway. */
  urls: readonly string[];
  /** Origins of the services' replicas, separated by commas. */
  addresses: Record<'BOOKING_URL' | 'IDENTITY_URL' | 'DOCUMENTS_URL' | 'SURVEY_URL', string>;
  /** Process of a part by its name, e.g. `svc-booking`; of a further copy `svc-booking-2`. */
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

const services = ['booking', 'identity', 'documents', 'survey'] as const;
/** Others who call a service look every two seconds whether it is ready, and need as long to see that it is so again. */
const drainSeconds = '3';

/**
 * Starts every service and then the gateway, in as many copies as `COPIES` says, and starts again what crashes, with a growing pause.
 * Services run the version that is live in the registry of releases, and follow it.
 */
export const startPlatform = async ({ environment, builds = root, onLog }: Options): Promise<Platform> => {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.ACTOR_SECRET) throw new Error('ACTOR_SECRET is required in production');
  const copiesOfEach = Number(environment.COPIES ?? 1);
  if (!Number.isInteger(copiesOfEach) || copiesOfEach < 1 || copiesOfEach > 8) throw new Error('COPIES is a whole number from 1 to 8');
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT === '0' ? await freePort() : Number(environment.PORT ?? 3000);
  const ports = await Promise.all(
    // Two free ports are seldom neighbours.
    Array.from({ length: copiesOfEach }, (_, index) => (index === 0 ? port : environment.PORT === '0' ? freePort() : port + index)),
  );
  const urls = ports.map((one) => `http://${host}:${one}`);
  const releasesDir = releasesDirOf({ ...environment, DATA_DIR: dataDir });
  const common = {
    SEED: seedOf(environment),
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    ACTOR_SECRET: environment.ACTOR_SECRET ?? keptSecret(dataDir, 'actor'),
    PUBLIC_URL: environment.PUBLIC_URL ?? `http://${host}:${port}`,
    ...(copiesOfEach > 1 && { DRAIN_SECONDS: environment.DRAIN_SECONDS ?? drainSeconds }),
  };
  const servicePorts = await Promise.all(
    services.map(async (name) => [name, await Promise.all(Array.from({ length: copiesOfEach }, freePort))] as const),
  );
  const addresses = Object.fromEntries(
    servicePorts.map(([name, own]) => [`${name.toUpperCase()}_URL`, own.map((one) => `http://127.0.0.1:${one}`).join(',')]),
  ) as Platform['addresses'];

  let stopping = false;
  const copies: Copy[] = [];
  const metricsPort = environment.METRICS_PORT ? Number(environment.METRICS_PORT) : undefined;
  const add = (part: string, index: number, own: { HOST: string; PORT: string; WEB_ROOT?: string }): Copy => {
    const name = index === 0 ? part : `${part}-${index + 1}`;
    // One process, one port: the gateway has the one given, each other one of the next.
    const metrics = metricsPort ? { METRICS_PORT: String(name === 'gateway' ? metricsPort : metricsPort + 1 + copies.length) } : {};
    const entryOf = (version: string | null) => {
      if (version === null) return path.join(builds, part, 'dist/main.mjs');
      linkModules(releasesDir);
      return path.join(releasesDir, part, version, 'main.mjs');
    };
    const copy = runCopy({
      name,
      part,
      origin: `http://${own.HOST}:${own.PORT}`,
      environment: { ...environment, ...common, ...addresses, ...own, ...metrics },
      entryOf,
      onLog,
      isStopping: () => stopping,
    });
    copies.push(copy);
    return copy;
  };
  for (const [name, own] of servicePorts)
    for (const [index, one] of own.entries()) add(`svc-${name}`, index, { HOST: '127.0.0.1', PORT: String(one) });
  const ofServices = [...copies];
  const gateways = ports.map((one, index) => add('gateway', index, { HOST: host, PORT: String(one), WEB_ROOT: builds }));

  let following: ReturnType<typeof followReleases> | undefined;
  const stop = async () => {
    stopping = true;
    const followed = following?.stop();
    await Promise.all(copies.map(({ child }) => child && endProcess(child)));
    await followed;
  };
  try {
    const registry = await createRegistry(releasesDir).read();
    const launch = (some: readonly Copy[]) => Promise.all(some.map((copy) => copy.launch(releasesOf(registry, copy.part).live)));
    // The first of each makes the tables.
    const isFirst = ({ name, part }: Copy) => name === part;
    await launch(ofServices.filter(isFirst));
    await launch(ofServices.filter((copy) => !isFirst(copy)));
    await launch(gateways);
  } catch (error) {
    await stop();
    throw error;
  }
  const noticed = copiesOfEach > 1 ? 1_000 * Number(environment.DRAIN_SECONDS ?? drainSeconds) : 0;
  following = followReleases({ releasesDir, copies: ofServices, noticed, onLog });

  const named = (name: string) => {
    const copy = copies.find((one) => one.name === name);
    if (!copy) throw new Error(`nothing is called ${name}`);
    return copy;
  };
  const restart = async (name: string) => {
    await named(name).halt();
    await named(name).launch();
  };
  return {
    url: urls[0] ?? '',
    urls,
    addresses,
    processOf: (name) => copies.find((copy) => copy.name === name)?.child,
    restart,
    rollingRestart: async (names) => {
      for (const name of names) {
        await restart(name);
        await named(name).becomeReady();
        await pause(noticed);
      }
    },
    halt: (name) => named(name).halt(),
    stop,
  };
};
