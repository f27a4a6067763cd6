import type { ChildProcess } from 'node:child_process';

/** More than a part takes that says for 3 s that it is not ready, and then lets its requests end. */
const stopGrace = 15_000;

/** Ends a process as a deployment does, and kills it after the grace period. */
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
