import type { ChildProcess } from 'node:child_process';
import type { CallersKnow } from '@plenary/service-kit/supervisor-channel';

/** More than a part takes that says for 3 s that it is not ready, and then lets its requests end. */
const stopGrace = 15_000;

/**
 * Ends a process as a deployment does, and kills it after the grace period. `tellCallers` answers whether everybody who called it goes elsewhere: then it
 * does not wait for that.
 */
export const endProcess = (child: ChildProcess, tellCallers?: () => Promise<boolean>): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopGrace);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
    const told: CallersKnow = { type: 'callers-know' };
    // It may have ended meanwhile.
    void tellCallers?.().then((allKnow) => allKnow && child.connected && child.send(told, () => {}));
  });
