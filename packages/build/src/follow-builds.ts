import type { Compiler, Configuration, Stats } from '@rspack/core';

/** State of all builds once nothing is being built any more. */
export interface Settled {
  /** Built since the last time, with other files than before. */
  changed: string[];
  /** What is wrong with those that can't be built, by name. */
  faults: Record<string, string>;
}

/** One save may start several builds one after the other. */
const calm = 60;

/** Gives a plugin for each build of a watching rspack; `onSettled` is called after each round of builds. */
export const followBuilds = (onSettled: (settled: Settled) => void) => {
  const running = new Set<string>();
  const hashes = new Map<string, string | null>();
  const faults = new Map<string, string>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const settle = () => {
    if (running.size > 0) return;
    onSettled({ changed: [...changed], faults: Object.fromEntries(faults) });
    changed.clear();
  };
  const end = (name: string, fault: string | null, hash: string | null) => {
    running.delete(name);
    if (fault !== null) faults.set(name, fault);
    else faults.delete(name);
    if (fault === null && hashes.get(name) !== hash) changed.add(name);
    hashes.set(name, fault === null ? hash : null);
    clearTimeout(timer);
    timer = setTimeout(settle, calm);
  };
  return (name: string): NonNullable<Configuration['plugins']>[number] => {
    running.add(name);
    return ({ hooks }: Compiler) => {
      hooks.watchRun.tap('follow-builds', () => void running.add(name));
      hooks.done.tap('follow-builds', (stats) => end(name, stats.hasErrors() ? textOf(stats) : null, stats.hash));
      hooks.failed.tap('follow-builds', ({ message }) => end(name, message, null));
    };
  };
};

const textOf = (stats: Stats) => stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY });
