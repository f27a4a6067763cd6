/** Visitors who were given a version, and those of them who met an error: told by their browser, or the answer of a service. */
export interface Seen {
  visitors: number;
  failed: number;
}

/** With those of them who waited too long for a service. */
export interface SeenOfTrial extends Seen {
  slow: number;
}

/** Fewer visitors than these may have met anything. */
const leastFailed = 5;
const leastRatio = 2;
/** It is asked after every failure, not once: so much rarer than the usual 5 % has chance to be. */
const chance = 0.0001;

/** Logarithms of the factorials of 0..n. */
const logFactorials = (n: number): number[] => {
  const logs = [0];
  for (let i = 1; i <= n; i++) logs.push((logs[i - 1] as number) + Math.log(i));
  return logs;
};

/**
 * Probability that chance alone gives the canary so many failures or more, if both versions were equal: the tail of the hypergeometric
 * distribution (Fisher's exact test, one-sided).
 */
export const chanceOf = (canary: Seen, live: Seen): number => {
  const all = canary.visitors + live.visitors;
  const failed = canary.failed + live.failed;
  const logs = logFactorials(all);
  const log = (n: number) => logs[n] as number;
  const logChoose = (n: number, k: number) => log(n) - log(k) - log(n - k);
  let sum = 0;
  for (let k = canary.failed; k <= Math.min(failed, canary.visitors); k++) {
    if (failed - k > live.visitors) continue;
    sum += Math.exp(logChoose(canary.visitors, k) + logChoose(live.visitors, failed - k) - logChoose(all, failed));
  }
  return Math.min(1, sum);
};

/** Whether a canary reports markedly more errors than the live version: at least five visitors, twice the rate, and not by chance. */
export const isMarkedlyWorse = (canary: Seen, live: Seen): boolean => {
  if (canary.failed < leastFailed || canary.visitors === 0) return false;
  const rate = canary.failed / canary.visitors;
  if (live.visitors > 0 && rate < leastRatio * (live.failed / live.visitors)) return false;
  return chanceOf(canary, live) < chance;
};

type Compared = Record<'canary' | 'live', SeenOfTrial>;
/** `0.2.0: 12/40 slow, live: 1/300 slow`. */
const told = (version: string, { canary, live }: Compared, of: 'failed' | 'slow', what = '') =>
  `${version}: ${canary[of]}/${canary.visitors}${what}, live: ${live[of]}/${live.visitors}${what}`;

/** Why a canary has to end by itself; undefined: it goes on. Waiting is judged as errors are. */
export const reasonToEnd = (version: string, seen: Compared): string | undefined => {
  if (isMarkedlyWorse(seen.canary, seen.live)) return told(version, seen, 'failed');
  const asFailed = ({ visitors, slow }: SeenOfTrial): Seen => ({ visitors, failed: slow });
  return isMarkedlyWorse(asFailed(seen.canary), asFailed(seen.live)) ? told(version, seen, 'slow', ' slow') : undefined;
};
