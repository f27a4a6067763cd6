import type { Endpoint, EndpointSpec } from '@plenary/contracts/endpoint';
import { joinSchemas } from '@plenary/contracts/join-schemas';
import * as endpoints from '@plenary/contracts/releases.endpoints';
import * as schemas from '@plenary/contracts/releases.schemas';
import { createImplement } from '@plenary/http/implement';
import { refuse } from '@plenary/http/refuse';
import { limitBody, maxBodyBytes, noStore, requireJson } from '@plenary/service-kit/limits';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { shellName } from '../remote-name.ts';
import type { RemotePaths } from '../remote-pages.ts';
import { processParts } from '../services.ts';
import type { Sessions } from '../session.ts';
import { presentReleases } from './present-releases.ts';
import { reasonsAgainstAction } from './reasons-against-action.ts';
import { ReleaseRefused } from './registry.ts';
import type { ReleaseAction } from './release-rules.ts';
import type { Releases } from './releases.ts';
import { reasonsAgainstCanary } from './running.ts';

interface Options {
  releases: Releases;
  sessions: Pick<Sessions, 'resolve'>;
  /** Folder of the installed builds. */
  webRoot: string;
  /** Where the pages of each remote are. */
  table: () => Promise<readonly RemotePaths[]>;
  now: () => number;
}

interface Admin {
  /** Their e-mail address, for the trail. */
  by: string;
}

const specs = new Map(joinSchemas(endpoints, schemas));
export const releaseSpecs: readonly EndpointSpec[] = [...specs.values()];
const specOf = (endpoint: Endpoint): EndpointSpec => {
  const spec = specs.get(endpoint);
  if (!spec) throw new Error(`${endpoint.path} is not a call of releases`);
  return spec;
};

/** Releases for administrators: the gateway's own calls, for no service knows what visitors are given. */
export const releasesRoutes = (app: Hono, { releases, sessions, webRoot, table, now }: Options): void => {
  const admins = new WeakMap<Context, Admin>();
  const knowAdmin: MiddlewareHandler = async (context, next) => {
    const cookie = context.req.header('cookie');
    const { user } = await sessions.resolve(cookie).catch(() => refuse('service-unavailable'));
    if (!user) return refuse('authentication-required');
    if (user.role !== 'admin') return refuse('forbidden');
    admins.set(context, { by: String(user.email) });
    return next();
  };
  app.use('/api/releases/*', limitBody(maxBodyBytes), requireJson, noStore, knowAdmin);

  const shut = () => refuse('forbidden');
  const admin = (context: Context): Admin => admins.get(context) ?? shut();
  const implement = createImplement({ app, gates: { anyone: shut, session: shut, staff: shut, service: shut, admin }, specOf });
  const pageParts = async () => [...(await table()).map(({ name }) => name), shellName];
  const present = async () => presentReleases(releases, await releases.read(), await pageParts());

  /** What is in use goes on to fit; and a canary of a process is run by a replica. */
  const keepPromises = async (part: string, action: ReleaseAction): Promise<void> => {
    const percent = action.kind === 'canary' && processParts.includes(part) ? action.percent : null;
    if (percent !== null && (await reasonsAgainstCanary(releases.folder, part, now(), percent)).length > 0) return refuse('conflict');
    const registry = await releases.read();
    const asked = { releasesDir: releases.folder, webRoot, registry, part, action, table: await table() };
    if ((await reasonsAgainstAction(asked)).length > 0) return refuse('conflict');
  };

  interface Asked extends Admin {
    params: { remote: string };
    body: { revision: number };
  }
  const act = async ({ params: { remote }, body: { revision }, by }: Asked, action: ReleaseAction) => {
    if (!processParts.includes(remote) && !(await pageParts()).includes(remote)) return refuse('not-found');
    await keepPromises(remote, action);
    try {
      await releases.registry.act({ remote, action, by, at: new Date(now()).toISOString(), revision });
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      if (error.code === 'stale-revision') return refuse('stale-version', { members: { current: await present() } });
      return refuse(error.code === 'unknown-version' ? 'not-found' : 'conflict');
    }
    return present();
  };

  implement(endpoints.getReleases, present);
  implement(endpoints.startCanary, async (asked) =>
    act(asked, { kind: 'canary', version: asked.body.version, percent: asked.body.percent }),
  );
  implement(endpoints.promoteRelease, async (asked) => act(asked, { kind: 'promote', version: asked.body.version }));
  implement(endpoints.rollBackRelease, async (asked) => act(asked, { kind: 'rollback' }));
  implement(endpoints.withdrawCanary, async (asked) => act(asked, { kind: 'withdraw' }));
};
