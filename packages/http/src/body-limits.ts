import type { Endpoint } from '@plenary/contracts/endpoint';
import { pathPattern } from './path-pattern.ts';

/** The largest body of a path, in bytes: that of its call where the contract names one, else the usual one. */
export const bodyLimits = (endpoints: readonly Endpoint[], usual: number): ((pathname: string) => number) => {
  const large = endpoints.flatMap(({ path, maxBodyBytes }) =>
    maxBodyBytes === undefined ? [] : [{ pattern: pathPattern({ path }), maxBodyBytes }],
  );
  return (pathname) => large.find(({ pattern }) => pattern.test(pathname))?.maxBodyBytes ?? usual;
};

/** What a refusal of too large a body says of its fields, by the path; undefined where no field makes it large. */
export const largeFieldErrors = (endpoints: readonly Endpoint[]): ((pathname: string) => Record<string, string> | undefined) => {
  const named = endpoints.flatMap(({ path, largeField }) =>
    largeField === undefined ? [] : [{ pattern: pathPattern({ path }), errors: { [largeField]: 'too_large' } }],
  );
  return (pathname) => named.find(({ pattern }) => pattern.test(pathname))?.errors;
};
