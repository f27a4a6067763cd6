import { createRequire } from 'node:module';
import path from 'node:path';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Hono } from 'hono';
import type { createOpenApi } from './openapi.ts';
import { serveFile } from './static-files.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', supportedSubmitMethods: [] });";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

interface Options {
  openApi: ReturnType<typeof createOpenApi>;
  /** Whether anyone may read them. */
  isPublic: boolean;
  tokens: Pick<ActorTokens, 'verify'>;
}

/** The calls of the product, for people and as a document. A release reads the document always: its command signs as a service does. */
export const docsRoutes = (app: Hono, { openApi, isPublic, tokens }: Options): void => {
  app.get('/api/openapi.json', async (context) => {
    const isRelease = tokens.verify(context.req.header(actorHeader))?.kind === 'service';
    return isPublic || isRelease ? context.json(await openApi({ isRelease })) : context.notFound();
  });
  if (!isPublic) return;
  // import.meta.dirname, unlike import.meta.url, is the bundle's own place in a bundled service.
  const folder = path.dirname(createRequire(path.join(import.meta.dirname, 'here')).resolve('swagger-ui-dist/package.json'));
  app.get('/api/docs', (context) => context.html(page, 200, { 'content-security-policy': policy }));
  app.get('/api/docs/start.js', (context) => context.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get(
    '/api/docs/:file{swagger-ui(-bundle\\.js|\\.css)}',
    async (context) => (await serveFile(folder, context.req.param('file'), context.req.raw.headers)) ?? context.notFound(),
  );
};
