import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

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
/** Whether a file never changes, because its name holds the hash of its content. */
export const isHashed = (name: string): boolean => hashed.test(name);
export const takesBrotli = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/;

interface Found {
  file: string;
  etag: string;
}

const find = async (file: string): Promise<Found | null> => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, etag: `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"` } : null;
};

/**
 * A file of a build, brotli where the browser takes it; null where there is none. Files with a hash in their name never change; the others
 * are asked for again each time, except in a folder that never changes. Source maps and what lies outside the folder are never served.
 */
export const serveFile = async (folder: string, name: string, sent: Headers, { neverChanges = false } = {}): Promise<Response | null> => {
  const file = path.join(folder, path.posix.normalize(`/${name}`));
  const mediaType = mediaTypes[path.extname(file)];
  if (!mediaType || !file.startsWith(folder + path.sep) || file.includes('\0')) return null;
  const compressed = takesBrotli.test(sent.get('accept-encoding') ?? '') ? await find(`${file}.br`) : null;
  const found = compressed ?? (await find(file));
  if (!found) return null;
  const headers = {
    'cache-control': neverChanges || isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag: found.etag,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (sent.get('if-none-match') === found.etag) return new Response(null, { status: 304, headers });
  // Whole, not as a stream: an answer to HEAD would leave the file open, and all of them are small.
  return new Response(await readFile(found.file), {
    headers: { ...headers, 'content-type': mediaType, ...(compressed && { 'content-encoding': 'br' }) },
  });
};
