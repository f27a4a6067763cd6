import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import type { Settled } from '../packages/build/src/follow-builds.ts';

interface Options {
  /** The one remote that is built, for its stand-alone page; every part where it is not given. */
  alone?: string;
  /** Called after each round of builds. */
  onSettled: (settled: Settled) => void;
}

/**
 * Builds in rspack's own command, as for production, and again what changes. Not in this process: tsx rewrites the functions
 * that the federation plugin writes into a page.
 */
export const watchBuilds = ({ alone = '', onSettled }: Options): { stop(): Promise<void> } => {
  const config = path.join(root, 'scripts/dev-rspack.config.ts');
  const child = spawn(process.execPath, [tool('rspack'), 'build', '--watch', '--config', config], {
    cwd: root,
    env: { ...process.env, DEV_ALONE: alone, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  child.on('message', (settled) => onSettled(settled as Settled));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    if (!stopping) process.stderr.write('✗ The builds have ended: start again\n');
  });
  return {
    async stop() {
      stopping = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
};
