import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, tool } from '@plenary/build/steps';
import { listen } from '@plenary/service-kit/serve';

const config = path.join(import.meta.dirname, 'rspack.config.ts');

/** Builds the stand-alone page of a remote into the folder, for development: neither minified nor compressed. */
export const buildRemote = (name: string, folder: string) =>
  promisify(execFile)(process.execPath, [tool('rspack'), 'build', '--config', config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', REMOTE: name, FOLDER: folder },
  });

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a build; every other address is its page, but for calls: a frame that asks for a document would show the page in itself. */
export const serveFolder = (folder: string) =>
  listen(
    createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://page');
      if (pathname.startsWith('/api/')) return response.writeHead(404).end();
      const file = path.join(folder, pathname);
      const isFile = path.extname(pathname) !== '' && existsSync(file);
      const type = isFile ? (mediaTypes[path.extname(file)] ?? 'application/octet-stream') : 'text/html; charset=utf-8';
      return response
        .writeHead(200, { 'content-type': type, 'cache-control': isFile ? 'max-age=600' : 'no-store' })
        .end(readFileSync(isFile ? file : path.join(folder, 'index.html')));
    }),
    { host: '127.0.0.1', port: 0 },
  );
