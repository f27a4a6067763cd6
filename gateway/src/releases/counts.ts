import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Seen } from './canary-rule.ts';
import { createGroupSet, type GroupSet } from './group-set.ts';
import type { Canary } from './release-rules.ts';
import { sourceSlot } from './source-slot.ts';
import { canaryGroups, isGivenCanary } from './visitor-group.ts';

const keptMilliseconds = 30 * 24 * 3_600_000;

/** Counts of one gateway since it started. */
const countsFile = z.object({
  /** Error reports, by `<remote> <version>`. */
  reports: z.record(z.string(), z.int()),
  /** Groups of visitors who were given a version and who met an error, by `<remote> <trial>`. */
  trials: z.record(
    z.string(),
    z.object({
      seen: z.string(),
      failed: z.string(),
      /** Slots of the sources of the canary's failures; absent: a gateway of a release before 2026-11-23, each visitor is a source. */
      sources: z.string().optional(),
    }),
  ),
});
type CountsFile = z.infer<typeof countsFile>;

interface Trial {
  seen: GroupSet;
  failed: GroupSet;
  sources: GroupSet;
}

const createTrial = (): Trial => ({ seen: createGroupSet(), failed: createGroupSet(), sources: createGroupSet() });

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
  const counts = path.join(folder, 'counts');
  const own = path.join(counts, `${randomUUID()}.json`);
  const reports = new Map<string, number>();
  const trials = new Map<string, Trial>();
  let hasChanged = false;

  const trialOf = (key: string): Trial => {
    const trial = trials.get(key) ?? createTrial();
    trials.set(key, trial);
    return trial;
  };
  const readAll = async (): Promise<CountsFile[]> => {
    const names = (await readdir(counts).catch(() => [])).filter((name) => name.endsWith('.json'));
    const read = async (name: string) => {
      const parsed = countsFile.safeParse(JSON.parse(await readFile(path.join(counts, name), 'utf8').catch(() => 'null')));
      return parsed.success ? [parsed.data] : [];
    };
    return (await Promise.all(names.map(read))).flat();
  };

  return {
    /** A visitor was given one of the two versions. */
    see(remote: string, canary: Canary, group: number): void {
      if (trialOf(trialKey(remote, canary)).seen.add(group)) hasChanged = true;
    },
    /** Their browser told of an error; of one that was never given anything it counts for nothing. */
    fail(remote: string, canary: Canary, { group, source }: Failure): void {
      const { failed, sources } = trialOf(trialKey(remote, canary));
      if (failed.add(group)) hasChanged = true;
      if (!isGivenCanary(remote, canary, group)) return;
      if (sources.add(source === undefined ? group : sourceSlot(source, group))) hasChanged = true;
    },
    report(remote: string, version: string): void {
      reports.set(`${remote} ${version}`, (reports.get(`${remote} ${version}`) ?? 0) + 1);
      hasChanged = true;
    },
    /** Writes what has been counted; false where nothing has changed. */
    async flush(): Promise<boolean> {
      if (!hasChanged) return false;
      hasChanged = false;
      const file: CountsFile = {
        reports: Object.fromEntries(reports),
        trials: Object.fromEntries(
          [...trials].map(([key, { seen, failed, sources }]) => [
            key,
            { seen: seen.text(), failed: failed.text(), sources: sources.text() },
          ]),
        ),
      };
      await mkdir(counts, { recursive: true });
      await writeFile(`${own}.draft`, JSON.stringify(file));
      await rename(`${own}.draft`, own);
      return true;
    },
    /** Counts of all gateways in a trial; of the canary's failures no more than their sources have slots. */
    async ofTrial(remote: string, canary: Canary): Promise<Record<'canary' | 'live', Seen>> {
      const all = createTrial();
      for (const file of await readAll()) {
        const trial = file.trials[trialKey(remote, canary)];
        all.seen.addAll(trial?.seen ?? '');
        all.failed.addAll(trial?.failed ?? '');
        all.sources.addAll(trial?.sources ?? trial?.failed ?? '');
      }
      const isCanarys = canaryGroups(remote, canary);
      const seen = (isCounted: (group: number) => boolean): Seen => ({
        visitors: all.seen.count(isCounted),
        failed: all.failed.count((group) => isCounted(group) && all.seen.has(group)),
      });
      const canarys = seen(isCanarys);
      const failed = Math.min(
        canarys.failed,
        all.sources.count(() => true),
      );
      return { canary: { ...canarys, failed }, live: seen((group) => !isCanarys(group)) };
    },
    /** Error reports that all gateways have met, by `<remote> <version>`. */
    async reports(): Promise<Record<string, number>> {
      const sums: Record<string, number> = {};
      for (const file of await readAll()) for (const [key, count] of Object.entries(file.reports)) sums[key] = (sums[key] ?? 0) + count;
      return sums;
    },
    /** Takes away what gateways have left that ended long ago. */
    async tidy(now: number): Promise<void> {
      for (const name of await readdir(counts).catch(() => [])) {
        const file = path.join(counts, name);
        const { mtimeMs } = await stat(file);
        if (now - mtimeMs > keptMilliseconds) await rm(file, { force: true });
      }
    },
  };
};
export type Counts = ReturnType<typeof createCounts>;
