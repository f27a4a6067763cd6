import { createHash } from 'node:crypto';
import type { Canary, RemoteReleases } from './release-rules.ts';

/** Visitors are in one of so many groups, by a cookie that says no more than which. */
export const groups = 10_000;

export const groupCookie = 'plenary-group';
const keptSeconds = 90 * 24 * 3_600;

/** The group that a visitor's cookie names; undefined: none yet. */
export const groupOf = (value: string | undefined): number | undefined => {
  const group = /^\d{1,4}$/.test(value ?? '') ? Number(value) : undefined;
  return group !== undefined && group < groups ? group : undefined;
};

export const groupSetCookie = (group: number, isHttps: boolean): string =>
  `${groupCookie}=${group}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

const turn = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

type Share = Pick<Canary, 'version' | 'percent'>;

/**
 * Tells which groups are given the canary of a remote: the same ones as long as it runs, more of them where its share grows, and
 * differs for another remote or version, so that the same visitors are not always the first.
 */
export const canaryGroups = (remote: string, { version, percent }: Share): ((group: number) => boolean) => {
  const first = turn(`${remote} ${version}`);
  return (group) => (group + first) % groups < (percent * groups) / 100;
};

export const isGivenCanary = (remote: string, canary: Share, group: number): boolean => canaryGroups(remote, canary)(group);

/** Version of a remote that a group is given, the live one where there is no group; null: the build in the web root. */
export const versionFor = (remote: string, { live, canary }: RemoteReleases, group: number | undefined): string | null =>
  canary && group !== undefined && isGivenCanary(remote, canary, group) ? canary.version : live;
