import type { Endpoint } from '@plenary/contracts/endpoint';
import { pathPattern } from '@plenary/http/path-pattern';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const lengthOf = (path: string) => path.split('/').length;

/** Names calls as contracts do: `GET /api/quotes/{quoteId}`. One address may be of two calls: neither counts as unused then. */
export const createCallNames = (endpoints: readonly Endpoint[]) => {
  const byLength = new Map<number, { method: string; name: string; pattern: RegExp }[]>();
  for (const endpoint of endpoints) {
    const length = lengthOf(endpoint.path);
    const row = { method: endpoint.method, name: nameOf(endpoint), pattern: pathPattern(endpoint) };
    byLength.set(length, [...(byLength.get(length) ?? []), row]);
  }
  return {
    all: endpoints.map(nameOf),
    of: (asked: string, pathname: string): string[] => {
      const method = asked === 'HEAD' ? 'GET' : asked;
      return (byLength.get(lengthOf(pathname)) ?? [])
        .filter((row) => row.method === method && row.pattern.test(pathname))
        .map(({ name }) => name);
    },
  };
};
