import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Logger } from '@plenary/service-kit/logger';
import { answerErrors, answerNotFound } from '@plenary/service-kit/problem';
import { requestScope } from '@plenary/service-kit/request-scope';
import { Hono } from 'hono';
import { announce, readRemotes, readTable, remoteFolder } from './builds.ts';
import { clientAddress } from './client-address.ts';
import { type GatewayConfig, publicSettings } from './config.ts';
import { docsRoutes } from './docs.ts';
import { readiness } from './health.ts';
import { mailboxRoutes } from './mailbox.ts';
import { monitoringRoutes } from './monitoring.ts';
import { mergedOpenApi } from './openapi.ts';
import { createPage } from './page.ts';
import type { ServiceAddresses } from './services.ts';
import type { Sessions } from './session.ts';
import { serveFile } from './static-files.ts';

interface Deps {
  config: GatewayConfig;
  publicUrl: string;
  addresses: ServiceAddresses;
  sessions: Sessions;
  logger: Logger;
  now: () => number;
}

const remoteName = /^mf-[a-z-]+$/;

/** What the gateway answers itself: pages, files, health, monitoring. Calls to services never come through here (forward.ts). */
export const gatewayApp = ({ config, publicUrl, addresses, sessions, logger, now }: Deps): Hono => {
  const app = new Hono();
  const settings = publicSettings(config);
  const page = createPage({ webRoot: config.WEB_ROOT, settings, isHttps: publicUrl.startsWith('https:') });

  app.onError(answerErrors(logger));
  app.notFound(answerNotFound);
  app.get('/livez', (context) => context.json({ status: 'up' }));
  app.get('/readyz', async (context) => {
    const state = await readiness(addresses);
    return context.json(state, state.status === 'down' ? 503 : 200);
  });
  app.use(requestScope({ logger }));

  app.get('/api/settings', (context) => context.json(settings));
  app.get('/api/openapi.json', async (context) => context.json(await mergedOpenApi(addresses, settings)));
  docsRoutes(app);
  monitoringRoutes(app, {
    logger,
    now,
    addressOf: (raw) => clientAddress((raw as { incoming: IncomingMessage }).incoming, config.TRUSTED_PROXIES),
  });
  if (config.isLoopback && !config.SMTP_URL) mailboxRoutes(app, { directory: path.join(config.DATA_DIR, 'mail') });

  app.get('/remotes.json', async (context) => {
    context.header('cache-control', 'no-cache');
    const table = await readTable(config.WEB_ROOT);
    return context.json(announce(table, await readRemotes(config.WEB_ROOT, table)));
  });
  app.get('/remotes/:name/:file{.+}', async (context) => {
    const { name, file } = context.req.param();
    const found = remoteName.test(name)
      ? await serveFile(remoteFolder(config.WEB_ROOT, name), file, context.req.header('accept-encoding'))
      : null;
    return found ?? context.notFound();
  });
  app.all('/api/*', answerNotFound);
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    if (path.extname(pathname)) {
      const file = await serveFile(remoteFolder(config.WEB_ROOT, 'shell'), pathname.slice(1), context.req.header('accept-encoding'));
      return file ?? context.notFound();
    }
    const session = await sessions.resolve(context.req.header('cookie')).catch(() => undefined);
    const { html, headers } = await page(pathname, session);
    return context.body(html, 200, headers);
  });
  return app;
};
