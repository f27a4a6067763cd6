import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ActorTokens } from '@plenary/service-kit/actor';
import { isLoopback, networkOf } from '@plenary/service-kit/address-group';
import type { Logger } from '@plenary/service-kit/logger';
import { answerErrors, answerNotFound, problemResponse } from '@plenary/service-kit/problem';
import { type Observe, requestScope } from '@plenary/service-kit/request-scope';
import { Hono, type MiddlewareHandler } from 'hono';
import { announce, createReadBuilds, releaseFolder, remoteFolder } from './builds.ts';
import { clientAddress } from './client-address.ts';
import { type GatewayConfig, publicSettings } from './config.ts';
import { isSameOrigin } from './csrf.ts';
import { docsRoutes } from './docs.ts';
import { createStateOfServices } from './health.ts';
import { healthRoutes } from './health-routes.ts';
import type { ResolvedSession } from './look-up-session.ts';
import { mailboxRoutes } from './mailbox.ts';
import { monitoringRoutes } from './monitoring.ts';
import { createOpenApi } from './openapi.ts';
import { createPage } from './page.ts';
import type { Releases } from './releases/releases.ts';
import { releasesRoutes } from './releases/releases-routes.ts';
import { createGroupCookie } from './releases/visitor-group.ts';
import { createVisits } from './releases/visits.ts';
import { isRemoteName } from './remote-name.ts';
import { securityRoutes } from './security-contact.ts';
import { ownHeaders } from './security-headers.ts';
import type { ServiceAddresses } from './services.ts';
import { cookieName, type Sessions } from './session.ts';
import { serveFile } from './static-files.ts';
import { answerWebManifest } from './web-manifest.ts';

interface Deps {
  config: GatewayConfig;
  publicUrl: string;
  addresses: ServiceAddresses;
  sessions: Pick<Sessions, 'resolve'>;
  releases: Releases;
  tokens: ActorTokens;
  logger: Logger;
  now: () => number;
  observe?: Observe;
  /** Time that a page waits for svc-identity: without an answer the shell is served all the same, and asks for itself. */
  sessionWaitMilliseconds?: number;
}

/** A file of a release: its version and its name. */
const releasedFile = /^(\d[\w.-]{0,63})\/(.+)$/;

/** The gateway's own answers: pages, files, health, monitoring. Calls to services do not pass through here (forward.ts). */
export const gatewayApp = ({ sessionWaitMilliseconds = 300, ...deps }: Deps): Hono => {
  const { config, publicUrl, addresses, sessions, releases, tokens, logger, now, observe } = deps;
  const app = new Hono();
  const settings = publicSettings(config);
  const isHttps = publicUrl.startsWith('https:');
  const { WEB_ROOT: webRoot, RELEASES_DIR: releasesDir } = config;
  const groupCookie = createGroupCookie({ secret: config.ACTOR_SECRET, previous: config.ACTOR_SECRET_PREVIOUS, isHttps });
  const visits = createVisits({ releases, readBuilds: createReadBuilds({ webRoot, releasesDir }), groupCookie });
  const { hasOverrides, PICTURE_HOST: pictureHost, GOOGLE_TRUSTED_TYPES: googleTrustedTypes } = config;
  const { addressOf, sourceOf } = sourcesOf(config);
  const page = createPage({ settings, hasOverrides, pictureHost, googleTrustedTypes });
  const openApi = createOpenApi({ addresses, brandName: settings.brandName, cookie: cookieName(publicUrl), publicUrl, now });

  app.onError(answerErrors(logger));
  app.notFound(answerNotFound);
  app.use(secure);
  healthRoutes(app, { stateOfServices: createStateOfServices({ addresses, now }), sessions, tokens, isOpen: hasOverrides });
  app.use(requestScope({ logger, observe }), refuseCrossSite(new URL(publicUrl).origin));

  app.get('/api/settings', (context) => context.json(settings));
  docsRoutes(app, { openApi, isPublic: config.API_DOCS, tokens });
  releasesRoutes(app, { releases, sessions, remotes: visits.remotes, now });
  monitoringRoutes(app, {
    logger,
    now,
    records: config.SESSION_RECORDING !== false,
    addressOf,
    onRemoteError: ({ address, ...error }, cookie) => visits.report({ ...error, source: sourceOf(address) }, cookie),
  });
  if (config.hasMailbox) mailboxRoutes(app, { directory: path.join(config.DATA_DIR, 'mail') });
  app.all('/api/*', answerNotFound);
  securityRoutes(app, { contacts: config.SECURITY_CONTACT, publicUrl, now });

  app.get('/remotes.json', async (context) => {
    const { builds } = await visits.of(context.req.header('cookie'));
    return context.json(announce(builds), 200, { 'cache-control': 'no-cache', vary: 'cookie' });
  });
  app.get('/remotes/:name/:file{.+}', async (context) => {
    const { name, file } = context.req.param();
    if (!isRemoteName(name)) return context.notFound();
    const [, version, released] = releasedFile.exec(file) ?? [];
    const found =
      version && released
        ? await serveFile(releaseFolder(releasesDir, name, version), released, context.req.raw.headers, { neverChanges: true })
        : await serveFile(remoteFolder(webRoot, name), file, context.req.raw.headers);
    return found ?? context.notFound();
  });
  app.get('/manifest.webmanifest', answerWebManifest(remoteFolder(webRoot, 'shell'), settings.brandName));
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const isFile = path.extname(pathname) !== '';
    const file = isFile ? await serveFile(remoteFolder(webRoot, 'shell'), pathname.slice(1), context.req.raw.headers) : null;
    if (file) return file;
    // A navigation gets the shell's own not-found page; a missing script is not answered with a page.
    if (isFile && !context.req.header('accept')?.includes('text/html')) return context.notFound();
    const cookie = context.req.header('cookie');
    const [{ builds, setCookie }, session] = await Promise.all([
      visits.begin(cookie, sourceOf(addressOf(context.env))),
      within(sessionWaitMilliseconds, (signal) => sessions.resolve(cookie, { signal })),
    ]);
    const { html, headers } = page({ builds, pathname, session });
    for (const added of [session?.setCookie, setCookie]) if (added) context.header('set-cookie', added, { append: true });
    return context.body(html, isFile ? 404 : 200, headers);
  });
  return app;
};

/** Where calls come from. Outside production this machine has no limit: journeys and load tests come from it. */
const sourcesOf = ({ NODE_ENV, TRUSTED_PROXIES }: Pick<GatewayConfig, 'NODE_ENV' | 'TRUSTED_PROXIES'>) => ({
  addressOf: (environment: unknown) => clientAddress((environment as { incoming: IncomingMessage }).incoming, TRUSTED_PROXIES),
  sourceOf: (address: string) => (NODE_ENV !== 'production' && isLoopback(address) ? undefined : networkOf(address)),
});

/** Undefined where it fails or is not there in time: it is given up then. */
const within = async (
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<ResolvedSession>,
): Promise<ResolvedSession | undefined> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  return ask(late.signal)
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
};

const secure: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(ownHeaders)) if (!context.res.headers.has(name)) context.header(name, value);
};

const refuseCrossSite =
  (publicOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    const request = { method: context.req.method, headers: context.req.header() };
    if (!isSameOrigin(request, publicOrigin)) return problemResponse(context, 403, { code: 'cross-site' });
    await next();
  };
