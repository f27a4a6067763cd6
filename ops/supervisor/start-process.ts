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
/** Milliseconds that a process has to listen once it says that it migrates. */
const migratesWithin = 300_000;

/** Starts the process of a part. A process that is not wanted any more, or misses its deadline, is killed whatever it does. */
export const startProcess = ({ entry, environment, within, signal, onLog }: Options): StartedProcess => {
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
  return { child, listening: awaitListening({ child, within, signal, lines }), lastLines: () => [...lines] };
};

interface Awaited extends Pick<Options, 'within' | 'signal'> {
  child: ChildProcess;
  lines: readonly string[];
}

const awaitListening = ({ child, within, signal, lines }: Awaited): Promise<number> =>
  new Promise((resolve, reject) => {
    let killedFor: string | undefined;
    const kill = (reason: string) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    const giveUpAfter = (milliseconds: number) =>
      setTimeout(() => kill(`it does not listen after ${milliseconds / 1_000} s`), milliseconds);
    let deadline = giveUpAfter(within);
    const abort = () => kill('it is no longer wanted');
    const settle = () => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const hear = (message: { type?: string; port?: number }) => {
      if (message.type === 'migrating') {
        clearTimeout(deadline);
        deadline = giveUpAfter(migratesWithin);
      }
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
