import { escapeInHtml, escapeInScript } from '../page.ts';
import type { DrawnHead } from './messages.ts';

interface Options {
  head: DrawnHead;
  brandName: string;
  /** Origin of the site. */
  origin: string;
  languages: readonly string[];
  language: string;
  /** The language that the address itself asks for. */
  lng: string | null;
}

const escapeInAttribute = (text: string) => escapeInHtml(text).replaceAll('"', '&quot;');
const element = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeInAttribute(value)}"`)
    .join(' ')}>`;

/** For `og:locale`. */
const localeOf: Readonly<Record<string, string>> = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', nl: 'nl_NL' };

/** The part of a page for search engines and link previews: title, description, its one address, its other languages, its picture, its data. */
export const headElements = ({ head, brandName, origin, languages, language, lng }: Options): string => {
  const { title, description, address, picture, data } = head;
  const addressIn = (asked: string | null) => {
    const url = new URL(address, origin);
    if (asked) url.searchParams.set('lng', asked);
    return url.href;
  };
  const fullTitle = `${title} · ${brandName}`;
  const shown = picture && new URL(picture, origin).href;
  return [
    `<title>${escapeInHtml(fullTitle)}</title>`,
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: addressIn(lng) }),
    ...languages.map((one) => element('link', { rel: 'alternate', hreflang: one, href: addressIn(one) })),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(null) }),
    element('meta', { property: 'og:type', content: 'website' }),
    element('meta', { property: 'og:site_name', content: brandName }),
    element('meta', { property: 'og:title', content: title }),
    element('meta', { property: 'og:description', content: description }),
    element('meta', { property: 'og:url', content: addressIn(lng) }),
    element('meta', { property: 'og:locale', content: localeOf[language] ?? language }),
    element('meta', { name: 'twitter:card', content: shown ? 'summary_large_image' : 'summary' }),
    ...(shown ? [element('meta', { property: 'og:image', content: shown })] : []),
    ...data.map((one) => `<script type="application/ld+json">${escapeInScript(JSON.stringify(one))}</script>`),
  ].join('\n    ');
};
