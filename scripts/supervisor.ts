import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { keptSecret } from '@plenary/service-kit/secrets';
import { root } from './steps.ts';

export interface Platform {
  url: string;
  /** Origins of the services. */
  addresses: Record<'BOOKING_URL' | 'IDENTITY_URL' | 'DOCUMENTS_URL' | 'SURVEY_URL', string>;
  /** Process of a part by its name, e.g. `svc-booking`. */
  processOf(name: string): ChildProcess | undefined;
  /** Starts a part anew, from the build that is there now. Throws where it ends before it listens, and then tries on as after a crash. */
  restart(name: string): Promise<void>;
  /** Ends a part, which stays away until it is started anew. */
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

interface Part {
  name: string;
  environment: Record<string, string>;
}

const firstPause = 500;
const longestPause = 15_000;
/** More than a part takes that says for 3 s that it is not ready, and then lets its requests end. */
const stopGrace = 15_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

/** Starts every service and then the gateway, and starts again what crashes, with a growing pause. */
export const startPlatform = async ({ environment, builds = root, onLog }: Options): Promise<Platform> => {
  const dataDir = path.resolve(root, environment.DATA_DIR ?? 'data');
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.ACTOR_SECRET) throw new Error('ACTOR_SECRET is required in production');
  const host = environment.HOST ?? '127.0.0.1';
  const port = environment.PORT === '0' ? await freePort() : Number(environment.PORT ?? 3000);
  const url = environment.PUBLIC_URL ?? `http://${host}:${port}`;
  const common = {
    SEED: environment.SEED ?? (production ? 'none' : 'demo'),
    DATA_DIR: dataDir,
    ACTOR_SECRET: environment.ACTOR_SECRET ?? keptSecret(dataDir, 'actor'),
    PUBLIC_URL: url,
  };
  const [booking, identity, documents, survey] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const addressOf = (servicePort: number) => `http://127.0.0.1:${servicePort}`;
  const addresses = {
    BOOKING_URL: addressOf(booking),
    IDENTITY_URL: addressOf(identity),
    DOCUMENTS_URL: addressOf(documents),
    SURVEY_URL: addressOf(survey),
  };

  const children = new Map<string, ChildProcess>();
  let stopping = false;

  const parts = new Map<string, { launch: () => Promise<void>; halt: () => Promise<void> }>();
  const metricsPort = environment.METRICS_PORT ? Number(environment.METRICS_PORT) : undefined;

  const run = ({ name, environment: own }: Part): Promise<void> => {
    const replaced = new WeakSet<ChildProcess>();
    let pause = firstPause;
    let hasListened = false;
    let timer: NodeJS.Timeout | undefined;
    // One process, one port: the gateway has the one given, each service one of the next.
    const metrics = metricsPort ? { METRICS_PORT: String(name === 'gateway' ? metricsPort : metricsPort + 1 + parts.size) } : {};
    const launch = (): Promise<void> =>
      new Promise((resolve, reject) => {
        if (stopping) return resolve();
        const entry = path.join(builds, name, 'dist/main.mjs');
        if (!existsSync(entry)) return reject(new Error(`${name} is not built`));
        const child = spawn(process.execPath, ['--enable-source-maps', entry], {
          cwd: root,
          env: { ...environment, ...common, ...own, ...metrics } as NodeJS.ProcessEnv,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        });
        children.set(name, child);
        let tail = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream?.setEncoding('utf8').on('data', (text: string) => {
            tail = (tail + text).slice(-2_000);
            for (const line of text.split('\n')) if (line) onLog(line);
          });
        }
        child.on('message', () => {
          hasListened = true;
          pause = firstPause;
          resolve();
        });
        child.once('exit', (code) => {
          reject(new Error(`${name} did not start (exit code ${code}):\n${tail}`));
          if (stopping || !hasListened || replaced.has(child)) return;
          onLog(
            JSON.stringify({ level: 'error', service: 'supervisor', msg: `${name} ended with ${code}, starting it again in ${pause} ms` }),
          );
          timer = setTimeout(() => launch().catch(() => {}), pause);
          pause = Math.min(pause * 2, longestPause);
        });
      });
    const halt = async () => {
      clearTimeout(timer);
      const child = children.get(name);
      if (!child) return;
      replaced.add(child);
      await end(child);
    };
    parts.set(name, { launch, halt });
    return launch();
  };

  const stop = async () => {
    stopping = true;
    const ends = [...children.values()].map((child) => end(child));
    await Promise.all(ends);
  };

  try {
    await Promise.all([
      run({ name: 'svc-booking', environment: { HOST: '127.0.0.1', PORT: String(booking), ...addresses } }),
      run({ name: 'svc-identity', environment: { HOST: '127.0.0.1', PORT: String(identity), ...addresses } }),
      run({ name: 'svc-documents', environment: { HOST: '127.0.0.1', PORT: String(documents), ...addresses } }),
      run({ name: 'svc-survey', environment: { HOST: '127.0.0.1', PORT: String(survey), ...addresses } }),
    ]);
    await run({ name: 'gateway', environment: { HOST: host, PORT: String(port), WEB_ROOT: builds, ...addresses } });
  } catch (error) {
    await stop();
    throw error;
  }
  const halt = async (name: string) => parts.get(name)?.halt();
  const restart = async (name: string) => {
    await halt(name);
    await parts.get(name)?.launch();
  };
  return { url: `http://${host}:${port}`, addresses, processOf: (name) => children.get(name), restart, halt, stop };
};

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopGrace);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
