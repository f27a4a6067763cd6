import { providerSources, type SignInProviders } from './sign-in-providers.ts';

interface PolicyOptions {
  /** The one source of scripts: the page's nonce or hash, as in a policy. */
  script: string;
  /** A remote may come from another port of this machine. */
  hasOverrides?: boolean;
  mapTileUrl: string | null;
  /** Collector of the named events. */
  trackingUrl: string | null;
  pictureHost?: string;
  providers: SignInProviders;
  /** Names of the Trusted Types policies that Google's script creates. */
  googleTrustedTypes: readonly string[];
}

/** Source of a policy that lets the tiles of a map in: those of `https://{s}.tile.example/{z}/{x}/{y}.png` come from any sub-domain. */
export const tileSource = (template: string): string => {
  const anyLabel = 'any-label';
  const { protocol, host } = new URL(template.replace('{s}', anyLabel).replaceAll(/[{}]/g, ''));
  return `${protocol}//${host.includes(anyLabel) ? host.replace(/^[^.]*/, '*') : host}`;
};

/** Headers of every page: only scripts that the page itself names (by nonce or hash) and what those load may run. */
export const pageHeaders = ({
  hasOverrides = false,
  mapTileUrl,
  trackingUrl,
  pictureHost,
  googleTrustedTypes,
  ...options
}: PolicyOptions): Record<string, string> => {
  const { script, providers } = options;
  const tiles = mapTileUrl ? [tileSource(mapTileUrl)] : [];
  const pictures = pictureHost ? [new URL(pictureHost).origin] : [];
  const collector = trackingUrl ? [new URL(trackingUrl).origin] : [];
  const { connect, frame, style } = providerSources(providers);
  const local = hasOverrides ? ['http://127.0.0.1:*', 'http://localhost:*'] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': [script, "'strict-dynamic'"],
    // react-aria and Leaflet place things by the style property; no style sheet of another origin is let in.
    'style-src': ["'self'", "'unsafe-inline'", ...style, ...local],
    'img-src': ["'self'", 'data:', ...tiles, ...pictures, ...local],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...collector, ...local],
    // The document to be signed is read in the page.
    'frame-src': ["'self'", ...frame],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // `default` is the shell's own (shell/src/trusted-types.ts); Google's script brings others.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(providers.google ? googleTrustedTypes : [])],
    'report-uri': ['/api/monitoring/csp'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    ...ownHeaders,
    ...(providers.google && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
};

/** Headers of every answer through the gateway, also of refusals and of what services answer; an answer may have stricter ones. */
export const headersOfEveryAnswer = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // The origin alone, to our own pages too: an old link has its token in the query, which proxies would log with each script and style.
  'referrer-policy': 'strict-origin',
  // The document to be signed is read in a frame of our own page.
  'content-security-policy': "frame-ancestors 'self'",
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Further headers of everything the gateway answers itself. */
export const ownHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
