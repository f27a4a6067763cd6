import { createHash } from 'node:crypto';
import { announce, type Builds, type RemoteBuild } from '../builds.ts';
import type { PublicSettings } from '../config.ts';
import { escapeInHtml, escapeInScript } from '../page.ts';
import { pageHeaders } from '../security-headers.ts';
import { watchStart, watchStartHash } from '../watch-start.ts';
import type { DrawnPage } from './messages.ts';
import { headElements } from './page-head.ts';
import { addressOfBuild, type PageFiles } from './read-files.ts';

export interface RenderedPageOptions {
  settings: PublicSettings;
  publicUrl: string;
  googleTrustedTypes: readonly string[];
  hasOverrides: boolean;
  pictureHost?: string | undefined;
}

interface Asked {
  builds: Builds;
  remote: RemoteBuild | undefined;
  url: URL;
  language: string;
  drawn: DrawnPage;
  files: PageFiles;
}

/** Address of the files of a remote as its server build writes it (packages/build/src/rspack.ts). */
const placeOfBuild = '/remotes/this/';
const locales: Readonly<Record<string, string>> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };
const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${escapeInScript(JSON.stringify(value))}</script>`;

/**
 * The whole document of a page that came rendered. It is the same for every visitor without a session: no nonce, one script that the
 * policy names by its hash, and all that differs in blocks of JSON.
 */
export const createRenderedPage =
  ({ settings, publicUrl, googleTrustedTypes, hasOverrides, pictureHost }: RenderedPageOptions) =>
  ({ builds, remote, url, language, drawn, files }: Asked): { html: string; headers: Record<string, string> } => {
    const { brandName, languages, mapTileUrl, trackingUrl, signInProviders: providers } = settings;
    const { origin } = new URL(publicUrl);
    const lng = languages.find((one) => one === url.searchParams.get('lng')) ?? null;
    const data = {
      shell: builds.shell.version,
      remotes: announce(builds),
      settings,
      ...(hasOverrides && { hasOverrides }),
      session: null,
      rendered: { language, loaderData: drawn.loaderData },
    };
    const scripts = `${json('page-data', data)}${json('late-files', files.late)}<script>${files.first}</script>`;
    const watch = builds.shell.isTried ? `<script>${watchStart}</script>` : '';
    const html = builds.template
      .replace(/<html lang="[^"]*"/, () => `<html lang="${locales[language] ?? language}"`)
      .replace(/<script [^>]*src="[^"]+"[^>]*><\/script>/, '')
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace(/<title>.*?<\/title>\s*(?:<meta name="description"[^>]*>)?/s, () =>
        headElements({ head: drawn.head, brandName, origin, languages, language, lng }),
      )
      .replaceAll('%brand%', () => escapeInHtml(brandName))
      // A style sheet of ours has no such end; a text of a picture's name might.
      .replace('<!--head-->', () => `${watch}<style>${files.styles.replaceAll('</', '<\\/')}</style>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${remote ? drawn.html.replaceAll(placeOfBuild, addressOfBuild(remote)) : drawn.html}</div>`,
      )
      .replace('<!--page-data-->', () => scripts);
    const first = `'sha256-${createHash('sha256').update(files.first).digest('base64')}'`;
    const script = builds.shell.isTried ? `${first} ${watchStartHash}` : first;
    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // Kept by the browser for the way back alone.
        'cache-control': 'private, no-cache',
        vary: 'accept-language, cookie, accept-encoding',
        ...pageHeaders({ script, hasOverrides, mapTileUrl, trackingUrl, pictureHost, providers, googleTrustedTypes }),
      },
    };
  };
