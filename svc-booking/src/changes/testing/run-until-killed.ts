import { spawn } from 'node:child_process';

interface Kill {
  /** The words at the head of a line that begin a write. */
  begins: readonly string[];
  /** The process is killed in this one, counted from 1. */
  writes: number;
  /** Milliseconds after its beginning. */
  after: number;
}

/**
 * Lets a process on a database run until it has begun so many writes, kills it in the middle of the last, and answers all it said as words
 * and ids. Rejects where it ended by itself.
 */
export const runUntilKilled = (file: string, address: string, { begins, writes, after }: Kill): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const begun = new RegExp(`^(${begins.join('|')}) `, 'gm');
    const child = spawn(process.execPath, [file, address], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if ((said.match(begun) ?? []).length >= writes) setTimeout(() => child.kill('SIGKILL'), after);
    });
    child.once('exit', (_, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n').map((line) => line.split(' ')));
      else reject(new Error(`the process ended by itself: ${said.slice(-200)} ${complaint}`));
    });
  });
