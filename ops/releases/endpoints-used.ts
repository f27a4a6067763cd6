/** Declaration of an endpoint: the domain of the contracts and the name of its export. */
export interface Reference {
  /** `@plenary/contracts/booking.endpoints`: `booking`. */
  domain: string;
  /** `*`: it is taken apart or handed on as a whole, so that any of its names that stands in the source may be called. */
  name: string;
}

const imports = /(?:import|export)\s+(?:\* as (\w+)|\{([^}]*)\})\s+from ['"]@plenary\/contracts\/([\w-]+)\.endpoints['"]/g;
const literals = /['"`](\/api\/[^'"`?\s]*)/g;

const membersOf = (source: string, namespace: string): string[] => [
  ...new Set([...source.matchAll(new RegExp(`(?<![\\w./-])${namespace}\\s*\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
];
const isTakenWhole = (source: string, namespace: string) =>
  new RegExp(`(?<![\\w/'"-]|(?<!\\.\\.)\\.)${namespace}\\b(?!\\s*[.\\w'"-])`).test(source);
const namesIn = (list: string): string[] => list.split(',').flatMap((part) => /^\s*(?!type )(\w+)/.exec(part)?.[1] ?? []);

/** Endpoints that a source file imports to call them. */
export const referencesIn = (source: string): Reference[] =>
  [...source.matchAll(imports)].flatMap(([, namespace, list = '', domain = '']) =>
    (namespace ? [...membersOf(source, namespace), ...(isTakenWhole(source, namespace) ? ['*'] : [])] : namesIn(list)).map((name) => ({
      domain,
      name,
    })),
  );

/** Addresses under /api that a source file names itself, as links are: `/api/sso/start`, `/api/quotes/{}/pdf`. */
export const addressesIn = (source: string): string[] =>
  [...source.matchAll(literals)].flatMap(([, address = '']) => {
    const path = address.replaceAll(/\$\{[^}]*\}?/g, '{}');
    // A path that ends with a slash is the beginning of others.
    return path.endsWith('/') ? [] : [path.replace(/(?<=[^/])\{\}$/, '')];
  });

/** Addresses under /internal that a source file names itself: `/internal/sessions/resolve`. */
export const internalAddressesIn = (source: string): string[] =>
  [...source.matchAll(/\/internal\/[^\s'"`?]*/g)].map(([address]) => address.replaceAll(/\$\{[^}]*\}/g, '{}'));
