/** Where an endpoint is declared: the module of the contracts and the name of its row. */
export interface Reference {
  /** `@plenary/contracts/booking`: `booking`. */
  module: string;
  name: string;
}

const imports = /import type (?:\* as (\w+)|\{([^}]*)\}) from '@plenary\/contracts\/([\w-]+)'/g;
const references = /refer<\s*typeof (\w+)(?:\.(\w+))?\s*>/g;
const literals = /['"`](\/api\/[^'"`?\s]*)/g;

/** Rows of the contracts that a source file refers to: what `refer` is given is checked by the compiler to be their method and path. */
export const referencesIn = (source: string): Reference[] => {
  const modules = new Map<string, string>();
  const names = new Map<string, Reference>();
  for (const [, namespace, list, module = ''] of source.matchAll(imports)) {
    if (namespace) modules.set(namespace, module);
    for (const part of (list ?? '').split(',')) {
      const [name = '', local = name] = part.trim().split(/ as /);
      if (name) names.set(local, { module, name });
    }
  }
  return [...source.matchAll(references)].map(([text, first = '', second]) => {
    const module = modules.get(first);
    const found = second && module ? { module, name: second } : names.get(first);
    if (!found) throw new Error(`${text}: its contract is imported from elsewhere`);
    return found;
  });
};

/** Addresses under /api that a source file names itself, as links are: `/api/sso/start`, `/api/quotes/{}/pdf`. */
export const addressesIn = (source: string): string[] =>
  [...source.matchAll(literals)].flatMap(([, address = '']) => {
    const path = address.replaceAll(/\$\{[^}]*\}?/g, '{}');
    // What ends with a slash is the beginning of others.
    return path.endsWith('/') ? [] : [path.replace(/(?<=[^/])\{\}$/, '')];
  });
