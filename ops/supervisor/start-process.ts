import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@plenary/build/steps';
import { causeOfEnd } from './cause-of-end.ts';

interface Options {
  /** `main.mjs` of a build. */
  entry: string;
  environment: NodeJS.ProcessEnv;
  /** Milliseconds in which it has to listen. */
  within: number;
  /** Milliseconds that each step of its migrations has, or each try of one that waits for its locks; 90 s by default. */
  stepWithin?: number | undefined;
  /** Aborted once the start is no longer wanted: the process is killed. */
  signal?: AbortSignal | undefined;
  onLog?: (line: string) => void;
}

export interface StartedProcess {
  child: ChildProcess;
  /** The port, once it listens. Rejects with the cause and the last lines if it ends before, or does not listen in time. */
  listening: Promise<number>;
  /** The last lines that it wrote, oldest first. */
  lastLines(): readonly string[];
}

const keptLines = 40;
const longestLine = 2_000;
/** Its output may arrive a moment after its end; a child of its own may hold the pipes open. */
const outputGrace = 300;
const usualStep = 90_000;
/** Milliseconds that a build from before has to listen, which says that it migrates and not where it is. */
const migratesWithin = 300_000;

/** Starts the process of a part. A process that is not wanted any more, or misses its deadline, is killed whatever it does. */
export const startProcess = ({ entry, environment, onLog, ...start }: Options): StartedProcess => {
  const child = spawn(process.execPath, ['--enable-source-maps', entry], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (lines.push(line.slice(0, longestLine)) > keptLines) lines.shift();
      if (line) onLog?.(line);
    });
  }
  return { child, listening: awaitListening({ child, lines, ...start }), lastLines: () => [...lines] };
};

interface Awaited extends Pick<Options, 'within' | 'stepWithin' | 'signal'> {
  child: ChildProcess;
  lines: readonly string[];
}

const awaitListening = ({ child, within, stepWithin = usualStep, signal, lines }: Awaited): Promise<number> =>
  new Promise((resolve, reject) => {
    let killedFor: string | undefined;
    const kill = (reason: string) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    let deadline: NodeJS.Timeout | undefined;
    const giveUpAfter = (milliseconds: number, missing = 'it does not listen') => {
      clearTimeout(deadline);
      deadline = setTimeout(() => kill(`${missing} after ${milliseconds / 1_000} s`), milliseconds);
    };
    giveUpAfter(within);
    const abort = () => kill('it is no longer wanted');
    const settle = () => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const hear = (message: { type?: string; step?: string; port?: number }) => {
      if (message.type === 'migrating')
        message.step ? giveUpAfter(stepWithin, `step ${message.step} has not ended`) : giveUpAfter(migratesWithin);
      if (message.type === 'migrated') giveUpAfter(within);
      // A build from before names no type.
      if (message.port === undefined) return;
      settle();
      resolve(message.port);
    };
    child.on('message', hear);
    child.once('error', reject);
    child.once('exit', async (code, endedBy) => {
      settle();
      await Promise.race([once(child, 'close'), pause(outputGrace)]);
      const cause = causeOfEnd(lines);
      reject(new Error([`${killedFor ?? `it ended with ${code ?? endedBy}`}${cause && `: ${cause}`}`, ...lines].join('\n')));
    });
  });
