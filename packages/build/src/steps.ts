import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export interface Finished {
  code: number;
  output: string;
}

/** Runs a command in the project's root, prints its name and duration, and returns its output. */
export const step = async (title: string, command: string, args: string[], environment: Record<string, string> = {}): Promise<Finished> => {
  const start = performance.now();
  process.stdout.write(`\n▸ ${title}\n`);
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${title}, ${seconds(performance.now() - start)}\n`);
  return { code, output };
};

/** A command line tool of the project's own dependencies. */
export const tool = (name: string) => path.join(root, 'node_modules/.bin', name);
