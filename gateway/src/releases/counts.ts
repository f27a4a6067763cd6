import type { Seen } from './canary-rule.ts';
import { openCountsFolder } from './counts-folder.ts';
import { createGroupSet, type GroupSet } from './group-set.ts';
import type { Canary } from './release-rules.ts';
import { sourceSlot } from './source-slot.ts';
import { canaryGroups, isGivenCanary } from './visitor-group.ts';

interface Trial {
  seen: GroupSet;
  failed: GroupSet;
  /** Slots of the sources of the canary's failures, and of the live version's. */
  sources: GroupSet;
  liveSources: GroupSet;
}

const createTrial = (): Trial => ({
  seen: createGroupSet(),
  failed: createGroupSet(),
  sources: createGroupSet(),
  liveSources: createGroupSet(),
});

interface Failure {
  group: number;
  /** Group of network addresses; undefined: a source without limit. */
  source?: string;
}

const trialKey = (remote: string, { trial }: Canary) => `${remote} ${trial}`;

/**
 * Counts errors of versions and of trials. Each gateway writes what it counted into a file of its own, `<folder>/counts/<id>.json`,
 * and readers add them up: nothing is locked, and counts outlive the process.
 */
export const createCounts = (folder: string) => {
  const { write, readAll, tidy } = openCountsFolder(folder);
  const reports = new Map<string, number>();
  const trials = new Map<string, Trial>();
  let hasChanged = false;

  const trialOf = (key: string): Trial => {
    const trial = trials.get(key) ?? createTrial();
    trials.set(key, trial);
    return trial;
  };

  return {
    /** A visitor was given one of the two versions. */
    see(remote: string, canary: Canary, group: number): void {
      if (trialOf(trialKey(remote, canary)).seen.add(group)) hasChanged = true;
    },
    /** Their browser told of an error; of one that was never given anything it counts for nothing. */
    fail(remote: string, canary: Canary, { group, source }: Failure): void {
      const { failed, sources, liveSources } = trialOf(trialKey(remote, canary));
      if (failed.add(group)) hasChanged = true;
      const own = isGivenCanary(remote, canary, group) ? sources : liveSources;
      if (own.add(source === undefined ? group : sourceSlot(source, group))) hasChanged = true;
    },
    report(remote: string, version: string): void {
      reports.set(`${remote} ${version}`, (reports.get(`${remote} ${version}`) ?? 0) + 1);
      hasChanged = true;
    },
    /** Writes what has been counted; false where nothing has changed. */
    async flush(): Promise<boolean> {
      if (!hasChanged) return false;
      hasChanged = false;
      await write({
        reports: Object.fromEntries(reports),
        trials: Object.fromEntries(
          [...trials].map(([key, { seen, failed, sources, liveSources }]) => [
            key,
            { seen: seen.text(), failed: failed.text(), sources: sources.text(), liveSources: liveSources.text() },
          ]),
        ),
      });
      return true;
    },
    /** Counts of all gateways in a trial; of the failures of either version no more than their sources have slots. */
    async ofTrial(remote: string, canary: Canary): Promise<Record<'canary' | 'live', Seen>> {
      const all = createTrial();
      for (const file of await readAll()) {
        const trial = file.trials[trialKey(remote, canary)];
        all.seen.addAll(trial?.seen ?? '');
        all.failed.addAll(trial?.failed ?? '');
        all.sources.addAll(trial?.sources ?? trial?.failed ?? '');
        all.liveSources.addAll(trial?.liveSources ?? trial?.failed ?? '');
      }
      const isCanarys = canaryGroups(remote, canary);
      const seen = (isCounted: (group: number) => boolean, sources: GroupSet): Seen => ({
        visitors: all.seen.count(isCounted),
        failed: Math.min(
          all.failed.count((group) => isCounted(group) && all.seen.has(group)),
          sources.count(() => true),
        ),
      });
      return { canary: seen(isCanarys, all.sources), live: seen((group) => !isCanarys(group), all.liveSources) };
    },
    /** Error reports that all gateways have met, by `<remote> <version>`. */
    async reports(): Promise<Record<string, number>> {
      const sums: Record<string, number> = {};
      for (const file of await readAll()) for (const [key, count] of Object.entries(file.reports)) sums[key] = (sums[key] ?? 0) + count;
      return sums;
    },
    tidy,
  };
};
export type Counts = ReturnType<typeof createCounts>;
