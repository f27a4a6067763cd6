import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@plenary/service-kit/logger';
import { problemResponse } from '@plenary/service-kit/problem';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { type Registry, ReleaseRefused, releasesOf } from '../releases/registry.ts';
import type { RemoteReleases } from '../releases/release-rules.ts';
import type { PlacedVersion } from '../releases/release-store.ts';
import type { Releases } from '../releases/releases.ts';
import { removeOld } from '../releases/remove-old.ts';
import { readRunning, reasonsAgainstCanary } from '../releases/running.ts';
import { type Baseline, reasonsAgainst } from './admit.ts';
import { isRemoteManifest, type SignedArchive, unpackArchive } from './archive.ts';
import { noteInstalled } from './lay-down.ts';
import { type ReleaseOrder, readOrder } from './release-order.ts';
import { fingerprint } from './signature.ts';
import { createTeamTable, type Signer, type TeamTable, teamThatSigned } from './team-keys.ts';

interface Options {
  releases: Releases;
  baseline: Baseline;
  /** Table of teams; undefined: nobody releases archives here. */
  teamKeys: string | undefined;
  publicUrl: string;
  webRoot: string;
  logger: Logger;
}

const mostBytes = 64 * 1024 * 1024;
/** Milliseconds for which an order is good. */
const orderLives = 300_000;

const releaseOrder = z.object({
  archive: z.string().regex(/^[0-9a-f]{64}$/),
  platform: z.string(),
  percent: z.int().min(1).max(99).nullable(),
  by: z.string().trim().min(1).max(100),
  at: z.iso.datetime(),
});

interface Ordered {
  order: ReleaseOrder;
  signer: Signer;
  table: TeamTable;
}

/** Lines that say why an archive is not released. */
class Refused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

const refusedAs: Partial<Record<ReleaseRefused['code'], string>> = {
  'known-version': 'this very build has been released already: promote it, or roll back to it',
  'live-already': 'this version is live',
  'stale-revision': 'somebody else changed the releases of this part in this moment: look, and try again',
};

/**
 * `POST /api/release-archives`: releases an archive, by an order that a team's key signs. `GET /api/release-archives/{part}`: how far it is. A
 * stranger is told nothing and sends nothing, a page of another site included: the order names the archive's hash, and is read before the archive.
 */
export const archiveRoutes = (app: Hono, options: Options): void => {
  const { releases, teamKeys, publicUrl, logger } = options;
  if (!teamKeys) return;
  const readTable = createTeamTable(teamKeys);
  const orderOf = async (context: Context): Promise<Ordered | null> => {
    const read = readOrder(context.req.header('authorization'));
    const order = releaseOrder.safeParse(read?.order).data;
    if (!read || !order || order.platform !== new URL(publicUrl).origin) return null;
    if (Math.abs(releases.now() - Date.parse(order.at)) > orderLives) return null;
    const table = await readTable();
    const signer = teamThatSigned(table, { purpose: 'release', text: read.text, signature: read.signature });
    return signer ? { order, signer, table } : null;
  };
  const stranger = (context: Context) => problemResponse(context, 401, { code: 'authentication-required' });

  app.post('/api/release-archives', async (context) => {
    const ordered = await orderOf(context);
    if (!ordered) return stranger(context);
    if (!(Number(context.req.header('content-length')) <= mostBytes)) return problemResponse(context, 413, { code: 'body-too-large' });
    const bytes = Buffer.from(await context.req.arrayBuffer());
    try {
      const archive = await readOrdered(bytes, ordered);
      return context.json(await release(archive, ordered, options));
    } catch (error) {
      const reasons = error instanceof ReleaseRefused ? [refusedAs[error.code] ?? error.code] : reasonsOf(error);
      logger.warn({ team: ordered.signer.team, by: ordered.order.by, reasons }, 'release refused');
      return problemResponse(context, 409, { code: 'conflict', members: { reasons } });
    }
  });

  app.get('/api/release-archives/:part', async (context) => {
    if (!(await orderOf(context))) return stranger(context);
    const part = context.req.param('part');
    const [registry, running, trail] = await Promise.all([
      releases.registry.read(),
      readRunning(releases.folder, releases.now()),
      releases.registry.trail(100),
    ]);
    const last = trail.find(({ remote }) => remote === part);
    const { live, canary } = releasesOf(registry, part);
    const reason = last && 'reason' in last.deed ? last.deed.reason : undefined;
    return context.json({ live, canary, copies: running(part), last: last && { by: last.by, kind: last.deed.kind, reason } });
  });
};

const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof Refused ? error.reasons : [error instanceof Error ? error.message : String(error)];

const readOrdered = async (bytes: Buffer, { order, table }: Ordered): Promise<SignedArchive> => {
  if (createHash('sha256').update(bytes).digest('hex') !== order.archive) throw new Refused(['another archive came than was ordered']);
  const archive = await unpackArchive(bytes);
  const { part } = archive.manifest;
  const { text, signature } = archive;
  if (!signature || !teamThatSigned(table, { purpose: 'archive', text, signature }, part))
    throw new Refused([`no key of a team that has ${part} vouches for the archive`]);
  return archive;
};

const release = async (archive: SignedArchive, { order, signer, table }: Ordered, options: Options) => {
  const { releases, logger } = options;
  const { part, version, commit } = archive.manifest;
  if (!table[signer.team]?.parts.includes(part)) throw new Refused([`${signer.team} does not release ${part}`]);
  const at = new Date(releases.now()).toISOString();
  const by = `${order.by}, key ${fingerprint(signer.key)} of ${signer.team}`;
  const after = await switchTo(archive, { percent: order.percent, by, at }, options);
  const removed = await removeOld({ registry: releases.registry, store: releases.store, part, by, at });
  logger.info({ part, version, by, commit, removed }, 'released');
  const { live, canary } = releasesOf(after, part);
  return { part, version, live, canary, by };
};

interface Switch {
  percent: number | null;
  by: string;
  at: string;
}

/** Each one that is in vain is a release of somebody else in this moment. */
const mostTries = 20;

/** Makes an archive live where it fits. It is compared again with what others released meanwhile; of its own part nobody may have. */
const switchTo = async (archive: SignedArchive, { percent, by, at }: Switch, options: Options): Promise<Registry> => {
  const { releases } = options;
  const { part, version } = archive.manifest;
  let before: RemoteReleases | undefined;
  let kept: { archive: PlacedVersion['archive'] } | undefined;
  for (let left = mostTries; left > 0; left--) {
    // What another gateway did a moment ago is part of what it has to fit.
    await releases.store.follow();
    const registry = await releases.registry.read();
    before ??= releasesOf(registry, part);
    if (!isDeepStrictEqual(before, releasesOf(registry, part))) break;
    await mustFit(archive, percent, registry, options);
    kept ??= { archive: await layDown(archive, { by, at }, before, options) };
    const action = { kind: 'release' as const, version, percent, ...(kept.archive && { archive: kept.archive }) };
    try {
      return await releases.registry.act({ remote: part, action, by, at, revision: registry.revision });
    } catch (error) {
      if (!(error instanceof ReleaseRefused && error.code === 'stale-revision')) throw error;
    }
  }
  throw new ReleaseRefused('stale-revision');
};

/** Throws with every reason against it. */
const mustFit = async (
  { manifest }: SignedArchive,
  percent: number | null,
  registry: Registry,
  { releases, baseline, webRoot }: Options,
) => {
  const against =
    isRemoteManifest(manifest) || percent === null
      ? []
      : await reasonsAgainstCanary(releases.folder, manifest.part, releases.now(), percent);
  if (against.length > 0) throw new Refused(against);
  const reasons = await reasonsAgainst({ manifest, registry, releasesDir: releases.folder, webRoot, baseline });
  if (reasons.length > 0) throw new Refused(reasons);
};

const layDown = async (
  { manifest, files }: SignedArchive,
  { by, at }: Pick<Switch, 'by' | 'at'>,
  { live }: RemoteReleases,
  { releases, baseline }: Options,
) => {
  const { part } = manifest;
  if (!isRemoteManifest(manifest) && live === null) await noteInstalled(releases.store, part, await baseline.contractOf(part));
  return releases.store.keep({ manifest: { ...manifest, releasedAt: at, releasedBy: by }, files });
};
