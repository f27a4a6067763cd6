import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { announce, type RemoteBuild, readRemotes, readTable, remoteOf } from './builds.ts';
import type { PublicSettings } from './config.ts';
import { pageHeaders } from './security-headers.ts';
import type { ResolvedSession } from './session.ts';

interface Options {
  webRoot: string;
  settings: PublicSettings;
  isHttps: boolean;
}

const escapeInScript = (json: string) => json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const preloadHints = (remote: RemoteBuild | undefined, bootFiles: string[], nonce: string): string => {
  const files = [...bootFiles.map((file) => `/${file}`), ...(remote?.scripts ?? []), ...(remote?.styles ?? [])];
  const hints = [...new Set(files)].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="${file}">`
      : `<link rel="preload" as="script" nonce="${nonce}" href="${file}">`,
  );
  const manifest = remote ? `<link rel="preload" as="fetch" crossorigin href="${remote.manifest}">` : '';
  return hints.join('') + manifest;
};

/**
 * The page: the shell's HTML with preload hints for what the address needs, and with remotes, settings and session inline, so
 * that the first screen waits for no chain of requests. `session` undefined: svc-identity is away, the shell asks for itself.
 */
export const createPage = ({ webRoot, settings, isHttps }: Options) => {
  const shell = path.join(webRoot, 'shell/dist');
  return async (pathname: string, session: ResolvedSession | undefined): Promise<{ html: string; headers: Record<string, string> }> => {
    const [template, bootFiles, table] = await Promise.all([
      readFile(path.join(shell, 'index.html'), 'utf8'),
      readFile(path.join(shell, 'boot-files.json'), 'utf8').then((text): string[] => JSON.parse(text)),
      readTable(webRoot),
    ]);
    const remotes = await readRemotes(webRoot, table);
    const nonce = randomBytes(16).toString('base64');
    const name = remoteOf(table, pathname);
    const remote = remotes.find((one) => one.name === name);
    const data = { remotes: announce(table, remotes), settings, ...(session && { session: presentSession(session) }) };
    const html = template
      .replace('<!--head-->', () => preloadHints(remote, bootFiles, nonce))
      .replace('<!--page-data-->', () => `<script type="application/json" id="page-data">${escapeInScript(JSON.stringify(data))}</script>`)
      .replaceAll('<script defer', `<script nonce="${nonce}" defer`);
    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...pageHeaders({ nonce, isHttps, mapTileUrl: settings.mapTileUrl }),
      },
    };
  };
};

const presentSession = ({ user }: ResolvedSession) => {
  if (!user) return null;
  const { mailboxProven: _, ...shown } = user;
  return shown;
};
