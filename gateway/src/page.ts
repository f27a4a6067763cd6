import { randomBytes } from 'node:crypto';
import { announce, type Builds, type RemoteBuild, type RemoteFile } from './builds.ts';
import type { PublicSettings } from './config.ts';
import type { ResolvedSession } from './look-up-session.ts';
import { remoteOf } from './remote-pages.ts';
import { pageHeaders } from './security-headers.ts';
import { watchStart } from './watch-start.ts';

interface Options {
  settings: PublicSettings;
  googleTrustedTypes: readonly string[];
  /** A remote may come from another port of this machine. */
  hasOverrides: boolean;
  /** Pictures may come from there too. */
  pictureHost?: string;
}

interface Asked {
  builds: Builds;
  pathname: string;
  /** Undefined: svc-identity is unavailable, the shell asks for itself. */
  session: ResolvedSession | undefined;
}

export const escapeInScript = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
export const escapeInHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const preloadHints = (remote: RemoteBuild | undefined, bootFiles: string[], nonce: string): string => {
  const boot = bootFiles.map((file): RemoteFile => ({ address: `/${file}`, integrity: undefined }));
  // A preload with another integrity, or none, makes the browser load the file twice.
  const hints = [...boot, ...(remote?.scripts ?? []), ...(remote?.styles ?? [])].map(({ address, integrity }) => {
    const checked = integrity ? ` crossorigin integrity="${integrity}"` : '';
    return address.endsWith('.css')
      ? `<link rel="preload" as="style"${checked} href="${address}">`
      : `<link rel="preload" as="script" nonce="${nonce}"${checked} href="${address}">`;
  });
  const manifest = remote ? `<link rel="preload" as="fetch" crossorigin href="${remote.manifest}">` : '';
  return hints.join('') + manifest;
};

/**
 * The page: the shell's HTML with preload hints for what the address needs, and with remotes, settings and session inline, so
 * that the first screen waits for no chain of requests.
 */
export const createPage =
  ({ settings, hasOverrides, pictureHost, googleTrustedTypes }: Options) =>
  ({ builds, pathname, session }: Asked): { html: string; headers: Record<string, string> } => {
    const nonce = randomBytes(16).toString('base64');
    const name = remoteOf(builds.table, pathname);
    const remote = builds.remotes.find((one) => one.name === name);
    const data = {
      shell: builds.shell.version,
      remotes: announce(builds),
      settings,
      ...(hasOverrides && { hasOverrides }),
      ...(session && { session: presentSession(session) }),
    };
    const { mapTileUrl, trackingUrl, signInProviders: providers } = settings;
    const watch = builds.shell.isTried ? `<script nonce="${nonce}">${watchStart}</script>` : '';
    const html = builds.template
      .replaceAll('%brand%', () => escapeInHtml(settings.brandName))
      .replace('<!--head-->', () => watch + preloadHints(remote, builds.bootFiles, nonce))
      .replace('<!--page-data-->', () => `<script type="application/json" id="page-data">${escapeInScript(JSON.stringify(data))}</script>`)
      .replaceAll('<script defer', `<script nonce="${nonce}" defer`);
    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...pageHeaders({ script: `'nonce-${nonce}'`, hasOverrides, mapTileUrl, trackingUrl, pictureHost, providers, googleTrustedTypes }),
      },
    };
  };

/** Claims of a user that services receive, but the page does not. */
const forServices: readonly string[] = ['mailboxProven', 'companyId', 'optionLimitsLifted', 'companyBilling', 'salesforceId'];

const presentSession = ({ user }: ResolvedSession) => {
  if (!user) return null;
  return Object.fromEntries(Object.entries(user).filter(([name]) => !forServices.includes(name)));
};
