import { createKept } from '../kept.ts';
import { type Registry, releasesOf } from './registry.ts';
import type { Releases } from './releases.ts';

/** The objective of `ops/monitoring/alerts.yaml`, in milliseconds. */
const slowAfter = 300;
/** Milliseconds from the first answer of a trial on in which nobody is slow: a process that has just started is. */
const warmUp = 10_000;
const registryKept = 500;

/** What those who count a canary's answers read of it: whether one runs, by a registry that is kept for a moment, and who has waited. */
export const createTrialWatch = (releases: Pick<Releases, 'read' | 'now'>) => {
  const kept = createKept<Registry>({ now: releases.now, forMilliseconds: registryKept, atMost: 1 });
  const begun = new Map<number, number>();
  const isWarm = (trial: number): boolean => {
    const since = begun.get(trial) ?? releases.now();
    begun.set(trial, since);
    return releases.now() - since >= warmUp;
  };
  return {
    canaryOf: async (part: string) => releasesOf(await kept.get('now', releases.read), part).canary,
    /** `took` in milliseconds. */
    isSlow: (trial: number, took: number): boolean => isWarm(trial) && took > slowAfter,
  };
};
