import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { ReleaseStore } from './release-store.ts';

const keptMilliseconds = 30 * 24 * 3_600_000;

/** Groups of visitors who were given a version and who met an error, and the slots of their sources (`tally.ts`). */
const keptTrial = z.object({
  seen: z.string(),
  /** Slots of those who were given the canary, and the live version; absent: a gateway of a release before 2026-11-24. */
  seenSources: z.string().optional(),
  liveSeenSources: z.string().optional(),
  failed: z.string(),
  /** Slots of those who met an error of the canary, and of the live version; absent: a gateway of a release before 2026-11-23. */
  sources: z.string().optional(),
  liveSources: z.string().optional(),
  /** Groups of visitors who waited too long for a service, and the slots of their sources; absent: nobody did. */
  slow: z.string().optional(),
  slowSources: z.string().optional(),
  liveSlowSources: z.string().optional(),
});
export type KeptTrial = z.infer<typeof keptTrial>;

/** How often each call that a gateway knows was made on each day; one that was not has no days. */
const keptUses = z.object({
  /** Instant of the first count, in milliseconds. */
  since: z.number(),
  calls: z.record(z.string(), z.record(z.string(), z.int())),
});
export type KeptUses = z.infer<typeof keptUses>;

/** Counts of one gateway since it started. */
const countsFile = z.object({
  /** Error reports, by `<remote> <version>`. */
  reports: z.record(z.string(), z.int()),
  /** By `<remote> <trial>`. */
  trials: z.record(z.string(), keptTrial),
  /** Absent: the gateway is from before 2026-11-29, or nobody has called. */
  uses: keptUses.optional(),
});
export type CountsFile = z.infer<typeof countsFile>;

const namesIn = async (counts: string) => (await readdir(counts).catch(() => [])).filter((name) => name.endsWith('.json'));

const readOne = async (file: string): Promise<CountsFile[]> => {
  const parsed = countsFile.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
  return parsed.success ? [parsed.data] : [];
};

/** Counts of all gateways. */
export const readCounts = async (folder: string): Promise<CountsFile[]> => {
  const counts = path.join(folder, 'counts');
  return (await Promise.all((await namesIn(counts)).map((name) => readOne(path.join(counts, name))))).flat();
};

/** The folder `counts` of the releases, in which each gateway writes a file of its own: nothing is locked. */
export const openCountsFolder = (store: ReleaseStore) => {
  const counts = path.join(store.folder, 'counts');
  const own = `counts/${randomUUID()}.json`;
  return {
    write: (file: CountsFile): Promise<void> => store.put(own, JSON.stringify(file)),
    readAll: () => readCounts(store.folder),
    /** Takes away what gateways have left that ended long ago. */
    async tidy(now: number): Promise<void> {
      for (const name of await readdir(counts).catch(() => [])) {
        const { mtimeMs } = await stat(path.join(counts, name));
        if (now - mtimeMs > keptMilliseconds) await store.remove(`counts/${name}`);
      }
    },
  };
};
