import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';

/** One process of a part of the platform, which is started again when it crashes. */
export interface Replica {
  /** `svc-booking`, `svc-booking-2`. */
  readonly name: string;
  readonly part: string;
  readonly origin: string;
  /** The version it was last started from; null: the installed build. */
  readonly version: string | null;
  readonly child: ChildProcess | undefined;
  /**
   * Starts it, from another version where one is named. Throws where it ends before it listens, and tries on as after a crash if it ever
   * listened.
   */
  launch(version?: string | null): Promise<void>;
  /** Ends it as a deployment does; it stays away until it is restarted. */
  halt(): Promise<void>;
  /** Throws where it does not say in time that it is ready. */
  becomeReady(): Promise<void>;
}

interface Options {
  name: string;
  part: string;
  origin: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** `main.mjs` of a version. */
  entryOf: (version: string | null) => string;
  /** Lines of its log. */
  onLog: (line: string) => void;
  isStopping: () => boolean;
}

const firstPause = 500;
const longestPause = 15_000;
/** More than a part takes that says for 3 s that it is not ready, and then lets its requests end. */
const stopGrace = 15_000;
const readyWithin = 20_000;

export const runReplica = ({ name, part, origin, environment, entryOf, onLog, isStopping }: Options): Replica => {
  const replaced = new WeakSet<ChildProcess>();
  let version: string | null = null;
  let child: ChildProcess | undefined;
  let rest = firstPause;
  let hasListened = false;
  let timer: NodeJS.Timeout | undefined;

  const launch = (wanted = version): Promise<void> =>
    new Promise((resolve, reject) => {
      if (isStopping()) return resolve();
      const entry = entryOf(wanted);
      version = wanted;
      if (!existsSync(entry)) return reject(new Error(`${name} is not built`));
      const started = spawn(process.execPath, ['--enable-source-maps', entry], {
        cwd: root,
        env: environment as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      let tail = '';
      for (const stream of [started.stdout, started.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          tail = (tail + text).slice(-2_000);
          for (const line of text.split('\n')) if (line) onLog(line);
        });
      }
      started.on('message', () => {
        hasListened = true;
        rest = firstPause;
        resolve();
      });
      started.once('exit', (code) => {
        reject(new Error(`${name} did not start (exit code ${code}):\n${tail}`));
        if (isStopping() || !hasListened || replaced.has(started)) return;
        onLog(
          JSON.stringify({ level: 'error', service: 'supervisor', msg: `${name} ended with ${code}, starting it again in ${rest} ms` }),
        );
        timer = setTimeout(() => launch().catch(() => {}), rest);
        rest = Math.min(rest * 2, longestPause);
      });
    });

  return {
    name,
    part,
    origin,
    get version() {
      return version;
    },
    get child() {
      return child;
    },
    launch,
    async halt() {
      clearTimeout(timer);
      if (!child) return;
      replaced.add(child);
      await endProcess(child);
    },
    async becomeReady() {
      const until = performance.now() + readyWithin;
      while (!(await isReady(origin))) {
        if (isStopping()) return;
        if (performance.now() > until) throw new Error(`${name} is not ready after ${readyWithin / 1_000} s`);
        await pause(50);
      }
    },
  };
};

const isReady = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok === true;
};

export const endProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopGrace);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
