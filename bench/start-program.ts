import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@plenary/service-kit/free-port';

export interface Program {
  origin: string;
  /** Seconds on a processor since it started; undefined where the system does not tell. */
  cpuSeconds(): number | undefined;
  stop(): Promise<void>;
}

interface Options {
  command: string;
  words: readonly string[];
  environment?: Record<string, string>;
  /** Where it listens; a free port unless told. */
  port?: number;
}

const ticksEachSecond = 100;
/** Half a minute: a service may have to make its database first. */
const mostTries = 600;

/** Seconds in user and system mode, as Linux counts them for a process. */
export const cpuSecondsOf = (pid: number | undefined): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksEachSecond;
  } catch {
    return undefined;
  }
};

/** Starts a program that listens on `PORT`, and waits until it answers `/livez`. Its output goes nowhere, but is written. */
export const startProgram = async ({ command, words, environment = {}, port }: Options): Promise<Program> => {
  const own = port ?? (await freePort());
  const origin = `http://127.0.0.1:${own}`;
  const child = spawn(command, words, {
    env: { ...process.env, ...environment, PORT: String(own) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (let tries = 0; child.exitCode === null; tries++) {
    const answer = await fetch(`${origin}/livez`).catch(() => undefined);
    if (answer?.ok) break;
    if (tries === mostTries) {
      child.kill('SIGKILL');
      throw new Error(`${words.join(' ')} does not answer`);
    }
    await pause(50);
  }
  return {
    origin,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** A program of this folder. */
export const startNode = (file: string, environment: Record<string, string> = {}): Promise<Program> =>
  startProgram({ command: process.execPath, words: ['--import', 'tsx', ...file.split(' ')], environment });
