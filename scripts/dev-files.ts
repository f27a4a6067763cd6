import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves a build; every other address is the page, with the script of that address in it. Calls are the page's own business. */
export const serveFolder = (folder: string, { script }: { script: string }) => {
  const page = async () =>
    (await readFile(path.join(folder, 'index.html'), 'utf8')).replace('</head>', `<script src="${script}"></script></head>`);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const extension = path.extname(pathname);
    const isFile = extension in mediaTypes;
    const isCall = pathname.startsWith('/api/');
    try {
      if (isCall) throw new Error('no service runs here');
      const content = isFile ? await readFile(path.join(folder, pathname)) : await page();
      response
        .writeHead(200, { 'content-type': mediaTypes[extension] ?? 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(content);
    } catch (error) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).message);
    }
  };
};
