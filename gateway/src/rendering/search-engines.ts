import { sellsServices } from '@plenary/contracts/deployment-terms';
import { countryCodes } from '@plenary/contracts/terms';
import type { Hono } from 'hono';
import type { PublicSettings } from '../config.ts';
import { createKept } from '../kept.ts';
import { escapeInHtml } from '../page.ts';
import type { CallAsVisitor } from './call-as-visitor.ts';

interface Deps {
  call: CallAsVisitor;
  publicUrl: string;
  settings: PublicSettings;
  now: () => number;
}

/** Milliseconds that a sitemap is kept: crawlers come often, venues seldom. */
const forMilliseconds = 600_000;

/** Pages that need a session, and addresses that are no pages. */
const notRead = [
  '/api/',
  '/authentication',
  '/auth/',
  '/login',
  '/profile',
  '/quotes/',
  '/referential',
  '/sandbox',
  '/staff',
  '/survey',
  '/*/upsell',
];

const slugsOf = async (call: CallAsVisitor, country: string): Promise<string[]> => {
  const { status, body } = await call(`/api/available-venues?countryCode=${country}`);
  if (status !== 200) throw new Error(`svc-booking answered ${status}`);
  const { venues } = JSON.parse(body) as { venues: { slug: string }[] };
  return venues.map(({ slug }) => slug);
};

/** Addresses of all public pages, from the root of the site. */
const addresses = async ({ call, settings }: Deps): Promise<string[]> => {
  const slugs = (await Promise.all(countryCodes.map((country) => slugsOf(call, country)))).flat();
  return [
    ...countryCodes.map((country) => `/?countryCode=${country}`),
    ...[...new Set(slugs)].map((slug) => `/venues/${slug}`),
    ...(sellsServices(settings.productMode) ? ['/wellness-facilitator', '/afterwork-teambuilding'] : []),
    ...['/legal-notices', '/private-policy'],
  ];
};

/** The sitemap (https://www.sitemaps.org/protocol.html): each page in each language, with its others beside it. */
const sitemap = (pages: readonly string[], { publicUrl, settings: { languages } }: Deps): string => {
  const inLanguage = (page: string, language: string) => {
    const url = new URL(page, publicUrl);
    url.searchParams.set('lng', language);
    return escapeInHtml(url.href);
  };
  const entries = pages.flatMap((page) => {
    const others = languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${inLanguage(page, one)}"/>`).join('');
    return languages.map((language) => `<url><loc>${inLanguage(page, language)}</loc>${others}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
};

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and where it is. */
export const searchEngineRoutes = (app: Hono, deps: Deps): void => {
  const { publicUrl, now } = deps;
  const kept = createKept<string>({ now, forMilliseconds, atMost: 1 });
  app.get('/robots.txt', (context) => {
    const lines = [
      'User-agent: *',
      ...notRead.map((path) => `Disallow: ${path}`),
      'Allow: /',
      `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'no-cache' });
  });
  app.get('/sitemap.xml', async (context) => {
    // Half a sitemap would take pages from the engines: they ask again.
    const text = await kept.get('sitemap', async () => sitemap(await addresses(deps), deps)).catch(() => null);
    if (text === null) return context.text('', 503, { 'retry-after': '60' });
    return context.body(text, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' });
  });
};
