import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';

/** Hash of every build, null where it has errors: sent after each round of builds. */
export type Builds = Record<string, string | null>;

interface Options {
  /** File in this folder. */
  config: string;
  /** Variables that the configuration reads. */
  environment: Record<string, string | undefined>;
  onBuilds: (builds: Builds) => void;
}

/**
 * Runs rspack's dev server in a process of its own, by rspack's command: tsx rewrites the functions that the federation plugin
 * writes into a page.
 */
export const runRspack = ({ config, environment, onBuilds }: Options) => {
  const child = spawn(process.execPath, [tool('rspack'), 'serve', '--config', path.join(import.meta.dirname, config)], {
    cwd: root,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopping = false;
  child.on('message', (builds) => onBuilds(builds as Builds));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    if (isStopping) return;
    process.stderr.write('✗ The dev server has ended: start again\n');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  return {
    /** The open pages load again. */
    reloadPages: () => child.connected && child.send('reload'),
    async stop() {
      isStopping = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
};
