import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ActorTokens } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';
import { answerErrors, answerNotFound, problemResponse } from '@plenary/service-kit/problem';
import { type Observe, requestScope } from '@plenary/service-kit/request-scope';
import { withHeaders } from '@plenary/service-kit/with-headers';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { archiveRoutes } from './archives/archive-routes.ts';
import { ownBaseline } from './archives/baseline.ts';
import { announce, createReadBuilds, releaseFolder, remoteFolder } from './builds.ts';
import { clientAddress, createSourceOf } from './client-address.ts';
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
import type { GroupCookie } from './releases/visitor-group.ts';
import { createVisits } from './releases/visits.ts';
import { isRemoteName } from './remote-name.ts';
import { hasPage } from './remote-pages.ts';
import { answerRendered } from './rendering/answer-rendered.ts';
import type { CallAsVisitor } from './rendering/call-as-visitor.ts';
import type { RenderPage } from './rendering/render-page.ts';
import { searchEngineRoutes } from './rendering/search-engines.ts';
import { securityRoutes } from './security-contact.ts';
import { ownHeaders } from './security-headers.ts';
import type { ServiceAddresses } from './services.ts';
import { cookieName, type Sessions } from './session.ts';
import { serveShellFile } from './shell-files.ts';
import { serveFile } from './static-files.ts';
import { answerWebManifest } from './web-manifest.ts';

interface Deps {
  config: GatewayConfig;
  publicUrl: string;
  addresses: ServiceAddresses;
  sessions: Pick<Sessions, 'resolve'>;
  releases: Releases;
  groupCookie: GroupCookie;
  tokens: ActorTokens;
  logger: Logger;
  now: () => number;
  observe?: Observe;
  /** Absent: the browser renders every page. */
  renderPage?: RenderPage;
  /** Absent: search engines are told of no page. */
  callAsVisitor?: CallAsVisitor;
  /** Time that a page waits for svc-identity: without an answer the shell is served all the same, and asks for itself. */
  sessionWaitMilliseconds?: number;
}

/** A file of a release: its version and its name. */
const releasedFile = /^(\d[\w.-]{0,63})\/(.+)$/;

/** The gateway's own answers: pages, files, health, monitoring. Calls to services do not pass through here (forward.ts). */
export const gatewayApp = ({ sessionWaitMilliseconds = 300, ...deps }: Deps): Hono => {
  const { config, publicUrl, addresses, sessions, releases, groupCookie, tokens, logger, now, observe, renderPage } = deps;
  const app = new Hono();
  const settings = publicSettings(config);
  const { WEB_ROOT: webRoot, RELEASES_DIR: releasesDir } = config;
  const visits = createVisits({ releases, readBuilds: createReadBuilds({ webRoot, releasesDir }), webRoot, groupCookie });
  const { hasOverrides, PICTURE_HOST: pictureHost, GOOGLE_TRUSTED_TYPES: googleTrustedTypes } = config;
  const { addressOf, sourceOf } = sourcesOf(config);
  const page = createPage({ settings, hasOverrides, pictureHost, googleTrustedTypes });
  const openApi = createOpenApi({ addresses, brandName: settings.brandName, cookie: cookieName(publicUrl), publicUrl, now });

  app.onError(answerErrors(logger));
  app.notFound(answerNotFound);
  app.use(secure);
  healthRoutes(app, { stateOfServices: createStateOfServices({ addresses, now }), sessions, tokens, isOpen: hasOverrides });
  app.use(requestScope({ logger, observe }));
  archiveRoutes(app, {
    releases,
    baseline: ownBaseline({ addresses, shells: visits.shells, remotes: async () => (await visits.of(undefined)).builds.table }),
    teamKeys: config.TEAM_KEYS,
    publicUrl,
    webRoot,
    logger,
  });
  app.use(refuseCrossSite(new URL(publicUrl).origin));

  app.get('/api/settings', (context) => context.json(settings));
  docsRoutes(app, { openApi, isPublic: config.API_DOCS, tokens });
  releasesRoutes(app, { releases, sessions, webRoot, table: async () => (await visits.of(undefined)).builds.table, now });
  const records = config.SESSION_RECORDING !== false;
  monitoringRoutes(app, {
    ...{ logger, now, records, addressOf },
    onRemoteError: ({ address, ...error }, cookie) => visits.report({ ...error, source: sourceOf(address) }, cookie),
  });
  if (config.hasMailbox) mailboxRoutes(app, { directory: path.join(config.DATA_DIR, 'mail') });
  app.all('/api/*', answerNotFound);
  if (deps.callAsVisitor) searchEngineRoutes(app, { call: deps.callAsVisitor, publicUrl, settings, now });
  securityRoutes(app, { contacts: config.SECURITY_CONTACT, publicUrl, now });

  app.get('/remotes.json', async (context) => {
    const { builds } = await visits.of(context.req.header('cookie'));
    return context.json(announce(builds), 200, { 'cache-control': 'no-cache', vary: 'cookie' });
  });
  app.get('/remotes/:name/:file{.+}', answerRemoteFile(config));
  app.get('/manifest.webmanifest', answerWebManifest(visits.shellsFor, settings.brandName));
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const isFile = path.extname(pathname) !== '';
    const file = isFile ? await serveShellFile(visits.shellsFor, pathname.slice(1), context.req.raw.headers) : null;
    if (file) return file;
    // A navigation gets the shell's own not-found page; a missing script is not answered with a page.
    if (isFile && !context.req.header('accept')?.includes('text/html')) return context.notFound();
    const cookie = context.req.header('cookie');
    const [{ builds, setCookie }, session] = await Promise.all([
      visits.begin(cookie, sourceOf(addressOf(context.env))),
      within(sessionWaitMilliseconds, (signal) => sessions.resolve(cookie, { signal })),
    ]);
    for (const added of [session?.setCookie, setCookie]) if (added) context.header('set-cookie', added, { append: true });
    const rendered = isFile ? null : await answerRendered(context, { renderPage, builds, session });
    if (rendered instanceof Response) return rendered;
    const { html, headers } = page({ builds, pathname, session });
    return context.body(html, isFile || rendered || !hasPage(builds, pathname) ? 404 : 200, headers);
  });
  return app;
};

/** A file of a remote: of a release, or of the build in the web root. */
const answerRemoteFile =
  ({ WEB_ROOT: webRoot, RELEASES_DIR: releasesDir }: Pick<GatewayConfig, 'WEB_ROOT' | 'RELEASES_DIR'>): Handler =>
  async (context) => {
    const { name = '', file = '' } = context.req.param() as Record<string, string>;
    if (!isRemoteName(name)) return context.notFound();
    const [, version, released] = releasedFile.exec(file) ?? [];
    const found =
      version && released
        ? await serveFile(releaseFolder(releasesDir, name, version), released, context.req.raw.headers, { neverChanges: true })
        : await serveFile(remoteFolder(webRoot, name), file, context.req.raw.headers);
    return found ?? context.notFound();
  };

/** Where calls come from. */
const sourcesOf = ({ NODE_ENV, TRUSTED_PROXIES }: Pick<GatewayConfig, 'NODE_ENV' | 'TRUSTED_PROXIES'>) => ({
  addressOf: (environment: unknown) => clientAddress((environment as { incoming: IncomingMessage }).incoming, TRUSTED_PROXIES),
  sourceOf: createSourceOf(NODE_ENV),
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

const secure: MiddlewareHandler = (context, next) => withHeaders(context, ownHeaders, next);

const refuseCrossSite =
  (publicOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    const request = { method: context.req.method, headers: context.req.header() };
    if (!isSameOrigin(request, publicOrigin)) return problemResponse(context, 403, { code: 'cross-site' });
    await next();
  };
