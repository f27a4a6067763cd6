import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { runMigrations } from './run-migrations.ts';
import { startProcess } from './start-process.ts';
import { watchAlive } from './watch-alive.ts';

/** One process of a part of the platform, which is started again when it crashes or hangs. */
export interface Replica {
  /** `svc-booking`, `svc-booking-2`. */
  readonly name: string;
  readonly part: string;
  readonly origin: string;
  /** The version it was last started from; null: the installed build. */
  readonly version: string | null;
  /** Whether it tries that version out, for the visitors of a canary. */
  readonly isCanary: boolean;
  readonly child: ChildProcess | undefined;
  /**
   * Starts it, from another version where one is named. Throws where it ends before it listens, or does not listen in time, and tries
   * on as after a crash if it ever listened.
   */
  launch(version?: string | null, start?: Launch): Promise<void>;
  /** Runs the migrations of a version while this replica goes on with its own. Throws where they fail. */
  prepare(version: string | null, start?: Start): Promise<void>;
  /** Ends it as a deployment does, at once where all its callers know; it stays away until it is restarted. */
  halt(tellCallers?: () => Promise<boolean>): Promise<void>;
  /** Throws where it does not say in time that it is ready. */
  becomeReady(start?: Start): Promise<void>;
}

interface Start {
  /** Milliseconds it has; a minute by default. */
  within?: number;
  /** Aborted once the start is no longer wanted. */
  signal?: AbortSignal;
}

interface Launch extends Start {
  /** As before unless told. */
  isCanary?: boolean;
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
  /** Milliseconds without an answer to `/livez` after which it is replaced; 0: never. */
  longestSilence: number;
  /** Milliseconds that each step of a migration has. */
  stepWithin?: number;
}

const firstPause = 500;
const longestPause = 15_000;
const usualStart = 60_000;
/** Of the output of a process that ended or hung. */
const toldLines = 20;

export const runReplica = (options: Options): Replica => {
  const { name, part, origin, environment, entryOf, onLog, isStopping, longestSilence, stepWithin } = options;
  const replaced = new WeakSet<ChildProcess>();
  let version: string | null = null;
  let isCanary = false;
  let child: ChildProcess | undefined;
  let rest = firstPause;
  let hasListened = false;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  const complain = (msg: string, lastLines: readonly string[]) =>
    onLog(JSON.stringify({ level: 'error', service: 'supervisor', msg: `${name} ${msg}`, lastLines }));

  const launch = async (wanted = version, { within = usualStart, signal, ...asked }: Launch = {}): Promise<void> => {
    if (isStopping()) return;
    const entry = entryOf(wanted);
    version = wanted;
    isCanary = asked.isCanary ?? isCanary;
    if (!existsSync(entry)) throw new Error(`${name} is not built`);
    const own = { ...environment, ...(isCanary && { CANARY_VERSION: version ?? undefined }) } as NodeJS.ProcessEnv;
    const started = startProcess({ entry, environment: own, within, stepWithin, signal, onLog });
    const process = started.child;
    child = process;
    isListening = false;
    let watch: ReturnType<typeof watchAlive> | undefined;
    process.once('exit', (code, endedBy) => {
      watch?.stop();
      if (child === process) isListening = false;
      if (isStopping() || !hasListened || replaced.has(process)) return;
      complain(`ended with ${code ?? endedBy}, starting it again in ${rest} ms`, started.lastLines().slice(-toldLines));
      timer = setTimeout(() => launch().catch(() => {}), rest);
      rest = Math.min(rest * 2, longestPause);
    });
    await started.listening.catch((error: Error) => {
      throw new Error(`${name} did not start: ${error.message}`, { cause: error });
    });
    hasListened = true;
    isListening = true;
    rest = firstPause;
    if (longestSilence === 0) return;
    const onSilence = () => {
      complain(`has not answered for ${longestSilence / 1_000} s, killing it`, started.lastLines().slice(-toldLines));
      // What is stopped or busy for ever takes no other signal.
      process.kill('SIGKILL');
    };
    watch = watchAlive({ origin, within: longestSilence, onSilence });
  };

  return {
    name,
    part,
    origin,
    get version() {
      return version;
    },
    get isCanary() {
      return isCanary;
    },
    get child() {
      return child;
    },
    launch,
    prepare: (wanted, start = {}) => prepare(options, wanted, start),
    async halt(tellCallers) {
      clearTimeout(timer);
      if (!child) return;
      replaced.add(child);
      // Before it listens it has nothing to finish.
      if (!isListening) child.kill('SIGKILL');
      await endProcess(child, tellCallers);
    },
    becomeReady: (start = {}) => becomeReady(options, start),
  };
};

const prepare = async ({ name, entryOf, environment, stepWithin, onLog }: Options, version: string | null, start: Start): Promise<void> => {
  const entry = entryOf(version);
  if (!existsSync(entry)) throw new Error(`${name} is not built`);
  await runMigrations({ entry, environment: environment as NodeJS.ProcessEnv, within: usualStart, ...start, stepWithin, onLog });
};

const becomeReady = async ({ name, origin, isStopping }: Options, { within = usualStart, signal }: Start): Promise<void> => {
  const until = performance.now() + within;
  while (!(await isReady(origin))) {
    if (isStopping()) return;
    signal?.throwIfAborted();
    if (performance.now() > until) throw new Error(`${name} is not ready after ${Math.round(within / 1_000)} s`);
    await pause(50);
  }
};

const isReady = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok === true;
};
