import type { SeenOfTrial } from './canary-rule.ts';
import { type CountsFile, type KeptTrial, type KeptUses, openCountsFolder } from './counts-folder.ts';
import type { Canary } from './release-rules.ts';
import type { ReleaseStore } from './release-store.ts';
import { type Arm, createTally, type Tally, type Visitor } from './tally.ts';
import { canaryGroups, isGivenCanary } from './visitor-group.ts';

interface Trial {
  seen: Tally;
  failed: Tally;
  slow: Tally;
}
const createTrial = (): Trial => ({ seen: createTally(), failed: createTally(), slow: createTally() });

const keep = ({ seen, failed, slow }: Trial): KeptTrial => {
  const [given, met, waited] = [seen.kept(), failed.kept(), slow.kept()];
  return {
    ...{ seen: given.groups, seenSources: given.canary, liveSeenSources: given.live },
    ...{ failed: met.groups, sources: met.canary, liveSources: met.live },
    ...{ slow: waited.groups, slowSources: waited.canary, liveSlowSources: waited.live },
  };
};
const addKept = ({ seen, failed, slow }: Trial, kept: KeptTrial | undefined): void => {
  if (!kept) return;
  seen.addAll({ groups: kept.seen, canary: kept.seenSources, live: kept.liveSeenSources });
  failed.addAll({ groups: kept.failed, canary: kept.sources, live: kept.liveSources });
  if (kept.slow !== undefined) slow.addAll({ groups: kept.slow, canary: kept.slowSources, live: kept.liveSlowSources });
};

const armOf = (remote: string, canary: Canary, { group }: Visitor): Arm => (isGivenCanary(remote, canary, group) ? 'canary' : 'live');
const trialKey = (remote: string, { trial }: Canary) => `${remote} ${trial}`;
/** Of a gateway, which answers any visitor: each version has its own. */
const gatewayKey = ({ trial }: Canary, arm: Arm) => `gateway ${trial} ${arm}`;

/** What an answer was to a visitor of a trial. */
export interface Outcome {
  part: string;
  canary: Canary;
  visitor: Visitor;
  isFailed: boolean;
  isSlow: boolean;
  /** Of the gateway: the version that answered; else it follows from the visitor's group. */
  arm?: Arm;
}

const countTrial = (files: readonly CountsFile[], part: string, canary: Canary): Record<Arm, SeenOfTrial> => {
  const isCanarys = canaryGroups(part, canary);
  const countOf = (arm: Arm): SeenOfTrial => {
    const { seen, failed, slow } = createTrial();
    const isGateway = part === 'gateway';
    const key = isGateway ? gatewayKey(canary, arm) : trialKey(part, canary);
    for (const { trials: kept } of files) addKept({ seen, failed, slow }, kept[key]);
    const isCounted = (group: number) => isGateway || isCanarys(group) === (arm === 'canary');
    const visitors = seen.count(arm, isCounted);
    // Pages of one source may have been told of by many others.
    const ofThem = (some: Tally) =>
      Math.min(
        visitors,
        some.count(arm, (group) => isCounted(group) && seen.has(group)),
      );
    return { visitors, failed: ofThem(failed), slow: ofThem(slow) };
  };
  return { canary: countOf('canary'), live: countOf('live') };
};

/**
 * Counts errors of versions and of trials. Each gateway writes what it counted into a file of its own, `<folder>/counts/<id>.json`,
 * and readers add them up: nothing is locked, and counts outlive the process.
 */
export const createCounts = (store: ReleaseStore) => {
  const { write, readAll, tidy } = openCountsFolder(store);
  const reports = new Map<string, number>();
  const trials = new Map<string, Trial>();
  let uses: KeptUses | undefined;
  let hasChanged = false;

  const trialOf = (key: string): Trial => {
    const trial = trials.get(key) ?? createTrial();
    trials.set(key, trial);
    return trial;
  };

  return {
    /** A visitor was given one of the two versions. */
    see(remote: string, canary: Canary, visitor: Visitor): void {
      if (trialOf(trialKey(remote, canary)).seen.add(visitor, armOf(remote, canary, visitor))) hasChanged = true;
    },
    /** Their browser told of an error; of one that was never given anything it counts for nothing. */
    fail(remote: string, canary: Canary, visitor: Visitor): void {
      if (trialOf(trialKey(remote, canary)).failed.add(visitor, armOf(remote, canary, visitor))) hasChanged = true;
    },
    /** They were answered by a service, or by a gateway that runs the version `arm`. */
    answer({ part, canary, visitor, isFailed, isSlow, arm }: Outcome): void {
      const { seen, failed, slow } = trialOf(arm ? gatewayKey(canary, arm) : trialKey(part, canary));
      for (const tally of [seen, ...(isFailed ? [failed] : []), ...(isSlow ? [slow] : [])])
        if (tally.add(visitor, arm ?? armOf(part, canary, visitor))) hasChanged = true;
    },
    report(remote: string, version: string): void {
      reports.set(`${remote} ${version}`, (reports.get(`${remote} ${version}`) ?? 0) + 1);
      hasChanged = true;
    },
    /** These calls were made, of all that the gateway knows. */
    use(calls: readonly string[], all: readonly string[], now: number): void {
      uses ??= { since: now, calls: Object.fromEntries(all.map((call) => [call, {}])) };
      const day = new Date(now).toISOString().slice(0, 10);
      for (const call of calls) {
        const days = uses.calls[call];
        if (days) days[day] = (days[day] ?? 0) + 1;
      }
      hasChanged = true;
    },
    /** Writes what has been counted; false where nothing has changed. */
    async flush(): Promise<boolean> {
      if (!hasChanged) return false;
      hasChanged = false;
      await write({
        reports: Object.fromEntries(reports),
        trials: Object.fromEntries([...trials].map(([key, trial]) => [key, keep(trial)])),
        ...(uses && { uses }),
      });
      return true;
    },
    /** Counts of all gateways in a trial; of either version no more than the sources of its visitors have slots. */
    ofTrial: async (remote: string, canary: Canary): Promise<Record<Arm, SeenOfTrial>> => countTrial(await readAll(), remote, canary),
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
