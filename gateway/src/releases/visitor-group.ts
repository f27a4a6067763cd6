import { createHash } from 'node:crypto';
import type { Secrets } from '@plenary/service-kit/derive-key';
import { createSignedValues } from '@plenary/service-kit/signed-values';
import { parse } from 'hono/utils/cookie';
import type { Canary, RemoteReleases } from './release-rules.ts';

/** Visitors are in one of so many groups, by a signed cookie that says no more than which. */
export const groups = 10_000;

const groupCookie = 'plenary-group';
const keptSeconds = 90 * 24 * 3_600;

const groupOf = (value: string | undefined): number | undefined => {
  const group = /^\d{1,4}$/.test(value ?? '') ? Number(value) : undefined;
  return group !== undefined && group < groups ? group : undefined;
};

/** The cookie of a visitor's group. It is signed, so that nobody chooses a group, or has one without a page that was served to it. */
export const createGroupCookie = ({ isHttps, ...secrets }: Secrets & { isHttps: boolean }) => {
  const values = createSignedValues(secrets, 'visitor-group');
  return {
    /** The group in a `Cookie` header; undefined: none yet, or none of ours. */
    read: (header: string | undefined): number | undefined =>
      groupOf(values.read(header ? (parse(header, groupCookie)[groupCookie] ?? '') : '')),
    /** `Set-Cookie` of a visitor's group. */
    set: (group: number): string =>
      `${groupCookie}=${values.sign(String(group))}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  };
};
export type GroupCookie = ReturnType<typeof createGroupCookie>;

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
