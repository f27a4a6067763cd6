import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { isNoted, type ReplicaTold } from '@plenary/service-kit/supervisor-channel';

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.connected === true && child.exitCode === null && child.signalCode === null;

/** Whether a process has taken up what it is told, or has ended and calls nobody any more. False only after the whole time. */
const tell = (child: ChildProcess, told: Omit<ReplicaTold, 'id'>, within: number): Promise<boolean> =>
  new Promise((resolve) => {
    const id = randomUUID();
    const settle = (isTaken: boolean) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', end);
      resolve(isTaken);
    };
    const hear = (message: unknown) => isNoted(message, id) && settle(true);
    const end = () => settle(true);
    const timer = setTimeout(() => settle(false), within);
    child.on('message', hear);
    child.once('exit', end);
    child.send({ ...told, id }, () => {});
  });

/**
 * Tells every process that may call a replica that it leaves or is back. False where not all of them have taken it up in time, as builds from before do not,
 * and after that time alone.
 */
export const tellCallers = async (
  callers: readonly (ChildProcess | undefined)[],
  told: Omit<ReplicaTold, 'id'>,
  within: number,
): Promise<boolean> => (await Promise.all(callers.filter(isRunning).map((child) => tell(child, told, within)))).every(Boolean);
