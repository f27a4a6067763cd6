import { createHash } from 'node:crypto';
import type { Logger } from '@plenary/service-kit/logger';
import { problemResponse } from '@plenary/service-kit/problem';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { refusedAs } from '../releases/refused-as.ts';
import { type Registry, ReleaseRefused, releasesOf } from '../releases/registry.ts';
import type { RemoteReleases } from '../releases/release-rules.ts';
import type { PlacedVersion } from '../releases/release-store.ts';
import type { Releases } from '../releases/releases.ts';
import { removeOld } from '../releases/remove-old.ts';
import { readRunning, reasonsAgainstCanary } from '../releases/running.ts';
import { actCompared, stateOf } from './act-compared.ts';
import { actionRoutes } from './action-routes.ts';
import { type Baseline, reasonsAgainst } from './admit.ts';
import { isRemoteManifest, type SignedArchive, unpackArchive } from './archive.ts';
import { noteInstalled } from './lay-down.ts';
import type { Order, ReleaseOrder } from './release-order.ts';
import { answerStranger, anyOrder, createOrderReader, mustOwn, type Ordered, Refused, senderOf } from './signed-orders.ts';
import { teamThatSigned } from './team-keys.ts';

interface Options {
  releases: Releases;
  baseline: Baseline;
  /** Table of teams; undefined: nobody orders anything here. */
  teamKeys: string | undefined;
  publicUrl: string;
  webRoot: string;
  logger: Logger;
}

const mostBytes = 64 * 1024 * 1024;

const releaseOrder = anyOrder.extend({
  archive: z.string().regex(/^[0-9a-f]{64}$/),
  percent: z.int().min(1).max(99).nullable(),
});

/**
 * `POST /api/release-archives`: releases an archive, by an order that a team's key signs. `GET /api/release-archives/{part}`: how far it is. A
 * stranger is told nothing and sends nothing, a page of another site included: the order names the archive's hash, and is read before the archive.
 */
export const archiveRoutes = (app: Hono, options: Options): void => {
  const { releases, teamKeys, publicUrl, logger } = options;
  if (!teamKeys) return;
  const orderOf = createOrderReader({ teamKeys, publicUrl, now: releases.now });
  const answer = async (context: Context, ordered: Ordered<Order>, carryOut: () => Promise<object>) => {
    try {
      return context.json(await carryOut());
    } catch (error) {
      const reasons = error instanceof ReleaseRefused ? [refusedAs[error.code]] : reasonsOf(error);
      logger.warn({ team: ordered.signer.team, by: ordered.order.by, reasons }, 'release refused');
      return problemResponse(context, 409, { code: 'conflict', members: { reasons } });
    }
  };

  app.post('/api/release-archives', async (context) => {
    const ordered = await orderOf(context, releaseOrder);
    if (!ordered) return answerStranger(context);
    if (!(Number(context.req.header('content-length')) <= mostBytes)) return problemResponse(context, 413, { code: 'body-too-large' });
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return answer(context, ordered, async () => release(await readOrdered(bytes, ordered), ordered, options));
  });

  app.get('/api/release-archives/:part', async (context) => {
    if (!(await orderOf(context, anyOrder))) return answerStranger(context);
    const part = context.req.param('part');
    await releases.store.follow().catch(() => {});
    const [registry, running, trail] = await Promise.all([
      releases.registry.read(),
      readRunning(releases.folder, releases.now()),
      releases.registry.trail(100),
    ]);
    const last = trail.find(({ remote }) => remote === part);
    const own = releasesOf(registry, part);
    const reason = last && 'reason' in last.deed ? last.deed.reason : undefined;
    return context.json({
      live: own.live,
      canary: own.canary,
      state: stateOf(own),
      copies: running(part),
      last: last && { by: last.by, kind: last.deed.kind, reason },
    });
  });

  actionRoutes(app, { ...options, orderOf, answer });
};

const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof Refused ? error.reasons : [error instanceof Error ? error.message : String(error)];

const readOrdered = async (bytes: Buffer, { order, table }: Ordered<ReleaseOrder>): Promise<SignedArchive> => {
  if (createHash('sha256').update(bytes).digest('hex') !== order.archive) throw new Refused(['another archive came than was ordered']);
  const archive = await unpackArchive(bytes);
  const { part } = archive.manifest;
  const { text, signature } = archive;
  if (!signature || !teamThatSigned(table, { purpose: 'archive', text, signature }, part))
    throw new Refused([`no key of a team that has ${part} vouches for the archive`]);
  return archive;
};

const release = async (archive: SignedArchive, ordered: Ordered<ReleaseOrder>, options: Options) => {
  const { releases, logger } = options;
  const { part, version, commit } = archive.manifest;
  mustOwn(ordered, part);
  const at = new Date(releases.now()).toISOString();
  const by = senderOf(ordered);
  const { after, notes } = await switchTo(archive, { percent: ordered.order.percent, by, at }, options);
  const removed = await removeOld({ registry: releases.registry, store: releases.store, part, by, at });
  logger.info({ part, version, by, commit, removed }, 'released');
  const { live, canary } = releasesOf(after, part);
  return { part, version, live, canary, by, notes };
};

interface Switch {
  percent: number | null;
  by: string;
  at: string;
}

/** Makes an archive live where it fits; answers also what was not compared. */
const switchTo = async (
  archive: SignedArchive,
  { percent, by, at }: Switch,
  options: Options,
): Promise<{ after: Registry; notes: string[] }> => {
  const { part, version } = archive.manifest;
  let kept: { archive: PlacedVersion['archive'] } | undefined;
  let notes: string[] = [];
  const after = await actCompared({
    releases: options.releases,
    ...{ part, by, at },
    prepare: async (registry, before) => {
      notes = await mustFit(archive, percent, registry, options);
      kept ??= { archive: await layDown(archive, { by, at }, before, options) };
      return { kind: 'release', version, percent, ...(kept.archive && { archive: kept.archive }) };
    },
  });
  return { after, notes };
};

/** Throws with every reason against it. Answers what was not compared, a line each. */
const mustFit = async (
  { manifest }: SignedArchive,
  percent: number | null,
  registry: Registry,
  { releases, baseline, webRoot }: Options,
): Promise<string[]> => {
  const against =
    isRemoteManifest(manifest) || percent === null
      ? []
      : await reasonsAgainstCanary(releases.folder, manifest.part, releases.now(), percent);
  if (against.length > 0) throw new Refused(against);
  const notes: string[] = [];
  const note = (line: string) => void notes.push(line);
  const reasons = await reasonsAgainst({ manifest, registry, releasesDir: releases.folder, webRoot, baseline, note });
  if (reasons.length > 0) throw new Refused(reasons);
  return notes;
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
