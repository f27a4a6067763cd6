import type { ReleaseRefused } from './registry.ts';

/** Refusals of actions in words. */
export const refusedAs: Record<ReleaseRefused['code'], string> = {
  'known-version': 'this very build has been released already: promote it, or roll back to it',
  'unknown-version': 'no such version is kept',
  'live-already': 'this version is live',
  'wrong-share': 'a canary is for 1 to 99 percent of the visitors',
  'no-canary': 'no canary runs',
  'nothing-before': 'nothing was live before',
  'in-use': 'the version is still in use',
  'stale-revision': 'somebody else changed the releases of this part in this moment: look, and try again',
};
