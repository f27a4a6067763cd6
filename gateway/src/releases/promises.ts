import { isWithin } from './version-range.ts';

/** A library of which a page has one copy, the shell's. */
export interface SharedLibrary {
  name: string;
  version: string;
  requiredVersion: string;
}

/** Promises and requirements of a remote's build. */
export interface Promises {
  /** Modules that the shell may load. */
  exposes: string[];
  shared: SharedLibrary[];
  /** Calls that it makes: `GET /api/quotes/{quoteId}`. */
  endpoints: string[];
}

interface Meeting {
  next: Promises;
  /** Of the live version; null: there is none. */
  live: Pick<Promises, 'exposes'> | null;
  /** Provided by the shell. */
  shell: readonly SharedLibrary[];
  /** Calls that the deployed services answer. */
  deployed: readonly string[];
}

const withoutNames = (endpoint: string) => endpoint.replaceAll(/\{\w*\}/g, '{}');

/** Every promise that a release would break, a line each; none: it may be released. */
export const brokenPromises = ({ next, live, shell, deployed }: Meeting): string[] => {
  const gone = (live?.exposes ?? []).filter((name) => !next.exposes.includes(name));
  const brought = new Map(shell.map((library) => [library.name, library]));
  const answered = new Set(deployed.map(withoutNames));
  return [
    ...gone.map((name) => `exposed module gone: ${name}, which the live version has`),
    ...next.shared.flatMap(({ name, requiredVersion }) => {
      const version = brought.get(name)?.version;
      if (version === undefined) return [`shared library that the shell does not bring: ${name} ${requiredVersion}`];
      return isWithin(version, requiredVersion)
        ? []
        : [`shared library out of range: ${name} ${requiredVersion}, the shell brings ${version}`];
    }),
    ...next.endpoints
      .filter((endpoint) => !answered.has(withoutNames(endpoint)))
      .map((endpoint) => `call that no deployed service answers: ${endpoint}`),
  ];
};
