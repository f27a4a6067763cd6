import type { Endpoint, EndpointSpec } from '@plenary/contracts/endpoint';
import { joinSchemas } from '@plenary/contracts/join-schemas';
import * as endpoints from '@plenary/contracts/releases.endpoints';
import * as schemas from '@plenary/contracts/releases.schemas';
import { createImplement } from '@plenary/http/implement';
import { refuse } from '@plenary/http/refuse';
import { limitBody, maxBodyBytes, noStore, requireJson } from '@plenary/service-kit/limits';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { serviceParts } from '../services.ts';
import type { Sessions } from '../session.ts';
import { lostBy } from './lost-calls.ts';
import { presentReleases } from './present-releases.ts';
import { type Registry, ReleaseRefused, releasesOf } from './registry.ts';
import type { ReleaseAction } from './release-rules.ts';
import type { Releases } from './releases.ts';

interface Options {
  releases: Releases;
  sessions: Pick<Sessions, 'resolve'>;
  /** The remotes that the shell knows. */
  remotes: () => Promise<string[]>;
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
export const releasesRoutes = (app: Hono, { releases, sessions, remotes, now }: Options): void => {
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
  const present = async () => presentReleases(releases, await releases.read(), await remotes());

  /** Remotes in use keep calling; and a service has no error reports that could end a canary. */
  const keepCalls = async (registry: Registry, service: string, action: ReleaseAction): Promise<void> => {
    if (action.kind === 'canary') return refuse('conflict');
    const version = action.kind === 'promote' ? action.version : releasesOf(registry, service).before[0];
    if (version === undefined) return;
    if ((await lostBy(releases.folder, registry, { service, version })).length > 0) return refuse('conflict');
  };

  interface Asked extends Admin {
    params: { remote: string };
    body: { revision: number };
  }
  const act = async ({ params: { remote }, body: { revision }, by }: Asked, action: ReleaseAction) => {
    const isService = serviceParts.includes(remote);
    if (!isService && !(await remotes()).includes(remote)) return refuse('not-found');
    if (isService) await keepCalls(await releases.read(), remote, action);
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
