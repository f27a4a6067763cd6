import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { commonHeaders } from './security-headers.ts';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const hashed = /\.[0-9a-f]{8}\.\w+$/;

const fileSize = async (file: string): Promise<number | undefined> => {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A file of a build, brotli where the browser takes it; null where there is none. Files with a hash in their name never change;
 * the others are asked for again each time. Source maps and what lies outside the folder are never served.
 */
export const serveFile = async (folder: string, name: string, acceptEncoding = ''): Promise<Response | null> => {
  const file = path.join(folder, path.posix.normalize(`/${name}`));
  const mediaType = mediaTypes[path.extname(file)];
  if (!mediaType || !file.startsWith(folder + path.sep) || name.includes('\0')) return null;
  const takesBrotli = /\bbr\b/.test(acceptEncoding);
  const compressed = takesBrotli ? await fileSize(`${file}.br`) : undefined;
  const size = compressed ?? (await fileSize(file));
  if (size === undefined) return null;
  const stream = createReadStream(compressed === undefined ? file : `${file}.br`);
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': mediaType,
      'content-length': String(size),
      'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      ...(compressed !== undefined && { 'content-encoding': 'br' }),
      ...commonHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
