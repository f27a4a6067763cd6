import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { instant } from './vocabulary.ts';

/** Visitors who were given a version while a canary runs, those of them who met an error, and those who waited too long for a service. */
const seen = z.object({ visitors: z.int(), failed: z.int(), slow: z.int().optional() });
const canary = z.object({ version: z.string(), percent: z.int(), seen: z.object({ canary: seen, live: seen }) }).nullable();

const release = z.object({
  version: z.string(),
  releasedAt: instant,
  /** An e-mail address, or who ran the command. */
  releasedBy: z.string(),
  /** Percent of the visitors who are given it now. */
  share: z.int(),
  /** Errors that browsers have told of. */
  reports: z.int(),
});

const remoteReleases = z.object({
  remote: z.string(),
  /** Null: the build that was installed with the gateway. */
  live: z.string().nullable(),
  /** Target of a rollback, null being the installed build; absent: nothing was live before. */
  before: z.string().nullable().optional(),
  canary,
  /** The newest first. */
  versions: z.array(release),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

/** A service: which version its copies run. */
const serviceReleases = z.object({
  service: z.string(),
  /** Null: the build that was installed. */
  live: z.string().nullable(),
  /** Target of a rollback, null being the installed build; absent: nothing was live before. */
  before: z.string().nullable().optional(),
  /** Replicas that report themselves; ready ones take calls, one that tries a version out those of its canary. */
  copies: z.array(z.object({ version: z.string().nullable(), isReady: z.boolean(), isCanary: z.literal(true).optional() })),
  /** Absent: the gateway is from before services had one. */
  canary: canary.optional(),
  /** The newest first. */
  versions: z.array(release.pick({ version: true, releasedAt: true, releasedBy: true })),
});
export type ServiceReleases = z.infer<typeof serviceReleases>;

export const releaseDeeds = ['release', 'canary', 'promote', 'rollback', 'withdraw', 'remove'] as const;

const releaseEntry = z.object({
  revision: z.int(),
  at: instant,
  by: z.string(),
  remote: z.string(),
  deed: z.enum(releaseDeeds),
  /** Its versions; none for a rollback and a withdrawal. */
  versions: z.array(z.string()),
  percent: z.int().nullable(),
  /** Set by the gateway if it ended a canary by itself, and by the runner of a service if a version did not get ready. */
  reason: z.string().nullable(),
});
export type ReleaseEntry = z.infer<typeof releaseEntry>;

/** `revision` rises with each action; one on an older state is refused as `stale-version`, with the newer one. */
export const releases = z.object({
  revision: z.int(),
  remotes: z.array(remoteReleases),
  /** Absent: the gateway is from before they were released. */
  services: z.array(serviceReleases).optional(),
  trail: z.array(releaseEntry),
});
export type Releases = z.infer<typeof releases>;

const change = {
  /** The shell, a remote, a service or the gateway, which has no canary. */
  params: z.object({ remote: z.string().regex(/^(shell|gateway|(mf|svc)-[a-z-]{1,40})$/) }),
  response: releases,
  problemMembers: { 'stale-version': z.object({ current: releases }) },
};
const revision = z.int().min(0);
const version = z.string().min(1).max(80);

export const getReleases = {
  summary: 'Releases of every remote and service, who is given them, and the last deeds',
  response: releases,
} satisfies EndpointSchemas;

export const startCanary = {
  ...change,
  summary: 'Gives a version to a share of the visitors, or a canary another share',
  body: z.object({ version, percent: z.int().min(1).max(99), revision }),
} satisfies EndpointSchemas;

export const promoteRelease = {
  ...change,
  summary: 'Gives a version of a remote to all visitors, or has the copies of a service run it',
  body: z.object({ version, revision }),
} satisfies EndpointSchemas;

export const rollBackRelease = {
  ...change,
  summary: 'Makes the version live that was live before',
  body: z.object({ revision }),
} satisfies EndpointSchemas;

export const withdrawCanary = {
  ...change,
  summary: 'Ends a canary: its visitors are given the live version',
  body: z.object({ revision }),
} satisfies EndpointSchemas;
