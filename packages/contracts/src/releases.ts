import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './vocabulary.ts';

/** Visitors who were given a version while a canary runs, and those of them who met an error. */
const seen = z.object({ visitors: z.int(), failed: z.int() });

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
  /** What a rollback would bring, null being the installed build; absent: nothing was live before. */
  before: z.string().nullable().optional(),
  canary: z.object({ version: z.string(), percent: z.int(), seen: z.object({ canary: seen, live: seen }) }).nullable(),
  /** The newest first. */
  versions: z.array(release),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

export const releaseDeeds = ['release', 'canary', 'promote', 'rollback', 'withdraw', 'remove'] as const;

const releaseEntry = z.object({
  revision: z.int(),
  at: instant,
  by: z.string(),
  remote: z.string(),
  deed: z.enum(releaseDeeds),
  /** That it was about; of a rollback and a withdrawal none. */
  versions: z.array(z.string()),
  percent: z.int().nullable(),
  /** Of the gateway, where it ended a canary by itself. */
  reason: z.string().nullable(),
});
export type ReleaseEntry = z.infer<typeof releaseEntry>;

/** `revision` rises with each deed; one that is done to an older state is refused as `stale-version`, with the newer one. */
export const releases = z.object({ revision: z.int(), remotes: z.array(remoteReleases), trail: z.array(releaseEntry) });
export type Releases = z.infer<typeof releases>;

const forAdmins = { access: 'admin', response: releases, status: 200 } as const;
const deed = {
  ...forAdmins,
  method: 'POST',
  params: z.object({ remote: z.string().regex(/^mf-[a-z-]{1,40}$/) }),
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  problemMembers: { 'stale-version': z.object({ current: releases }) },
} as const;
const revision = z.int().min(0);
const version = z.string().min(1).max(80);

export const getReleases = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/releases',
  summary: 'Releases of every remote, who is given them, and the last deeds',
  refusals: ['authentication-required', 'forbidden'],
});

/** `conflict`: it is live. */
export const startCanary = endpoint({
  ...deed,
  path: '/api/releases/{remote}/canary',
  summary: 'Gives a version to a share of the visitors, or a canary another share',
  body: z.object({ version, percent: z.int().min(1).max(99), revision }),
});

/** `conflict`: it is live already. */
export const promoteRelease = endpoint({
  ...deed,
  path: '/api/releases/{remote}/promotion',
  summary: 'Gives a version to all visitors',
  body: z.object({ version, revision }),
});

/** `conflict`: nothing was live before. */
export const rollBackRelease = endpoint({
  ...deed,
  path: '/api/releases/{remote}/rollback',
  summary: 'Gives all visitors the version that was live before',
  body: z.object({ revision }),
});

/** `conflict`: no canary runs. */
export const withdrawCanary = endpoint({
  ...deed,
  path: '/api/releases/{remote}/withdrawal',
  summary: 'Ends a canary: its visitors are given the live version',
  body: z.object({ revision }),
});
