import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Logger } from '@plenary/service-kit/logger';
import { answerErrors, answerNotFound, problemResponse } from '@plenary/service-kit/problem';
import { type Observe, requestScope } from '@plenary/service-kit/request-scope';
import { Hono, type MiddlewareHandler } from 'hono';
import { announce, createReadBuilds, remoteFolder } from './builds.ts';
import { clientAddress } from './client-address.ts';
import { type GatewayConfig, publicSettings } from './config.ts';
import { isSameOrigin } from './csrf.ts';
import { docsRoutes } from './docs.ts';
import { createReadiness } from './health.ts';
import { mailboxRoutes } from './mailbox.ts';
import { monitoringRoutes } from './monitoring.ts';
import { createOpenApi } from './openapi.ts';
import { createPage } from './page.ts';
import { commonHeaders } from './security-headers.ts';
import type { ServiceAddresses } from './services.ts';
import { cookieName, type ResolvedSession, type Sessions } from './session.ts';
import { serveFile } from './static-files.ts';

interface Deps {
  config: GatewayConfig;
  publicUrl: string;
  addresses: ServiceAddresses;
  sessions: Pick<Sessions, 'resolve'>;
  logger: Logger;
  now: () => number;
  observe?: Observe;
}

const remoteName = /^mf-[a-z-]+$/;
/** How long the page waits for svc-identity: without its word the shell is drawn all the same, and asks for itself. */
const sessionWait = 300;

/** What the gateway answers itself: pages, files, health, monitoring. Calls to services never come through here (forward.ts). */
export const gatewayApp = ({ config, publicUrl, addresses, sessions, logger, now, observe }: Deps): Hono => {
  const app = new Hono();
  const settings = publicSettings(config);
  const readBuilds = createReadBuilds(config.WEB_ROOT);
  const page = createPage({ settings, isHttps: publicUrl.startsWith('https:') });
  const readiness = createReadiness({ addresses, now });
  const openApi = createOpenApi({ addresses, brandName: settings.brandName, cookie: cookieName(publicUrl), now });

  app.onError(answerErrors(logger));
  app.notFound(answerNotFound);
  app.use(secure);
  app.get('/livez', (context) => context.json({ status: 'up' }));
  app.get('/readyz', async (context) => {
    const state = await readiness();
    return context.json(state, state.status === 'down' ? 503 : 200);
  });
  app.use(requestScope({ logger, observe }), refuseCrossSite(new URL(publicUrl).origin));

  app.get('/api/settings', (context) => context.json(settings));
  app.get('/api/openapi.json', async (context) => context.json(await openApi()));
  docsRoutes(app);
  monitoringRoutes(app, {
    logger,
    now,
    addressOf: (environment) => clientAddress((environment as { incoming: IncomingMessage }).incoming, config.TRUSTED_PROXIES),
  });
  if (config.hasMailbox) mailboxRoutes(app, { directory: path.join(config.DATA_DIR, 'mail') });
  app.all('/api/*', answerNotFound);

  app.get('/remotes.json', async (context) => context.json(announce(await readBuilds()), 200, { 'cache-control': 'no-cache' }));
  app.get('/remotes/:name/:file{.+}', async (context) => {
    const { name, file } = context.req.param();
    const found = remoteName.test(name) ? await serveFile(remoteFolder(config.WEB_ROOT, name), file, context.req.raw.headers) : null;
    return found ?? context.notFound();
  });
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const isFile = path.extname(pathname) !== '';
    const file = isFile ? await serveFile(remoteFolder(config.WEB_ROOT, 'shell'), pathname.slice(1), context.req.raw.headers) : null;
    if (file) return file;
    // Who follows a link gets the shell's own not-found page, who loads a script does not get a page for it.
    if (isFile && !context.req.header('accept')?.includes('text/html')) return context.notFound();
    const [builds, session] = await Promise.all([readBuilds(), within(sessionWait, sessions.resolve(context.req.header('cookie')))]);
    const { html, headers } = page({ builds, pathname, session });
    if (session?.setCookie) context.header('set-cookie', session.setCookie);
    return context.body(html, isFile ? 404 : 200, headers);
  });
  return app;
};

/** Undefined where it fails or is not there in time. */
const within = async (milliseconds: number, wanted: Promise<ResolvedSession>): Promise<ResolvedSession | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([wanted.catch(() => undefined), late]).finally(() => clearTimeout(timer));
};

const secure: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(commonHeaders)) if (!context.res.headers.has(name)) context.header(name, value);
};

const refuseCrossSite =
  (publicOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    const request = { method: context.req.method, headers: context.req.header() };
    if (!isSameOrigin(request, publicOrigin)) return problemResponse(context, 403, { code: 'cross-site' });
    await next();
  };
