import { callsOf, contractBreaks } from '@plenary/http/contract/compare-contracts';
import type { Paths } from '@plenary/http/contract/service-document';
import type { RemotePages } from '../remote-pages.ts';
import { isWithin } from './version-range.ts';

/** A library of which a page has one copy, the shell's. */
export interface SharedLibrary {
  name: string;
  version: string;
  requiredVersion: string;
}

/** Names by module, and tokens of the design system, of which a page has one copy, the shell's. */
export interface Provided {
  exports: Readonly<Record<string, readonly string[]>>;
  tokens: readonly string[];
  /** Of the `Platform` object; absent: a build from before they were told. */
  members?: readonly string[];
  /** Widgets that a shell takes from remotes, with the remote of each; absent: likewise. */
  widgets?: Readonly<Record<string, string>>;
  /** Of `@plenary/platform`, which changes with its exports and types; absent: likewise. */
  version?: string;
}

/** Provided by the shell of a platform. */
export interface DeployedShell {
  shared: SharedLibrary[];
  /** Null: its build is from before it said so. */
  provided: Provided | null;
}

/** A build's `mf-manifest.json`, as far as it is read here. */
export interface FederationManifest {
  shared: SharedLibrary[];
  exposes: { name: string }[];
}

export const exposedBy = ({ exposes }: FederationManifest): string[] => exposes.map(({ name }) => name);
export const sharedBy = ({ shared }: FederationManifest): SharedLibrary[] =>
  shared.map(({ name, version, requiredVersion }) => ({ name, version, requiredVersion }));

/** Promises and requirements of a remote's build. */
export interface Promises {
  /** Modules that the shell may load. */
  exposes: string[];
  shared: SharedLibrary[];
  /** Calls that it makes: `GET /api/quotes/{quoteId}`. */
  endpoints: string[];
  /** Contracts of these calls, as they were when it was built; absent: a release from before they were kept. */
  calls?: Paths;
  /** The parts of the shell that it uses, apart from the libraries. */
  uses?: Provided;
  /** Of the shell itself: what it provides. */
  provided?: Provided;
  /** Widgets that a remote brings for the shell and other remotes: `authDialog`; absent: a release from before they were told. */
  widgets?: string[];
  /** Where its pages are; absent: a release from before remotes said so. */
  pages?: RemotePages;
}

/** Calls that a process makes of others, and their contracts as it was built against them. */
export type MadeCalls = Required<Pick<Promises, 'endpoints' | 'calls'>>;

/** Calls that the services of a platform answer, as far as these told it. */
export interface DeployedCalls {
  paths: Paths;
  /** Calls between services; null: the platform does not tell. */
  internal: Paths | null;
  /** Services that did not say what they answer: `svc-documents`. */
  silent: readonly string[];
}

interface Meeting {
  next: Promises;
  /** Of the live version; null: there is none. */
  live: Pick<Promises, 'exposes'> | null;
  /** What pages are given now: the live shell, and a canary of it. */
  shells: readonly DeployedShell[];
  deployed: Pick<DeployedCalls, 'paths' | 'silent'>;
}

const withoutNames = (endpoint: string) => endpoint.replaceAll(/\{\w*\}/g, '{}');

/** Every promise that a release of a remote would break, a line each; none: it may be released. */
export const brokenPromises = ({ next, live, shells, deployed }: Meeting): string[] => {
  const gone = (live?.exposes ?? []).filter((name) => !next.exposes.includes(name));
  return [
    ...gone.map((name) => `exposed module gone: ${name}, which the live version has`),
    ...new Set(shells.flatMap((shell) => lackedOf(shell, next))),
    ...callsAhead(next, deployed.paths, deployed.silent),
  ];
};

/** Libraries, exports and tokens that a remote needs and a shell does not bring, a line each. */
export const lackedOf = ({ shared, provided }: DeployedShell, remote: Pick<Promises, 'shared' | 'uses'>): string[] => {
  const brought = new Map(shared.map((library) => [library.name, library]));
  return [
    ...remote.shared.flatMap(({ name, requiredVersion }) => {
      const version = brought.get(name)?.version;
      if (version === undefined) return [`shared library that the shell does not bring: ${name} ${requiredVersion}`];
      return isWithin(version, requiredVersion)
        ? []
        : [`shared library out of range: ${name} ${requiredVersion}, the shell brings ${version}`];
    }),
    ...(remote.uses && provided ? lacking(remote.uses, provided) : []),
  ];
};

/** Widgets that a shell takes from a remote and that the remote does not bring, a line each. */
export const widgetsLacked = ({ provided }: DeployedShell, part: string, { widgets }: Pick<Promises, 'widgets'>): string[] =>
  Object.entries(provided?.widgets ?? {})
    .filter(([name, owner]) => owner === part && widgets?.includes(name) === false)
    .map(([name]) => `widget that the shell takes from ${part}: ${name}`);

/** Those of some calls that what is deployed does not answer. */
export const unansweredOf = (endpoints: readonly string[], deployed: Paths): string[] => {
  const answered = new Set(callsOf(deployed).map(withoutNames));
  return endpoints.filter((endpoint) => !answered.has(withoutNames(endpoint)));
};

/**
 * Calls that a build makes and that what is deployed does not answer, or otherwise, a line each. One that nobody answers may be of a
 * service that is `silent`.
 */
export const callsAhead = (
  { endpoints, calls = {} }: Pick<Promises, 'endpoints' | 'calls'>,
  deployed: Paths,
  silent: readonly string[] = [],
): string[] => {
  const lineOf = (endpoint: string) =>
    silent.length === 0
      ? `call that no deployed service answers: ${endpoint}`
      : `call that cannot be compared: ${endpoint}, while ${silent.join(', ')} did not say what it answers`;
  return [...unansweredOf(endpoints, deployed).map(lineOf), ...contractsAhead(calls, deployed)];
};

/** Fields that the build reads or sends and that what is deployed does not know, a line each. Calls that are missing are named elsewhere. */
const contractsAhead = (calls: Paths, deployed: Paths): string[] =>
  contractBreaks({ paths: calls }, { paths: deployed })
    .filter((line) => !line.endsWith(': is gone'))
    .map(
      (line) =>
        `contract that is not deployed: ${line.replace(/ any more$/, ' yet').replace(/ (is required|is answered) now$/, ' $1 by what is deployed')}`,
    );

const lacking = (uses: Provided, provided: Provided): string[] => {
  const tokens = new Set(provided.tokens);
  const lacked = [
    ...Object.entries(uses.exports).flatMap(([module, names]) => {
      const brought = new Set(provided.exports[module]);
      return names
        .filter((name) => !brought.has(name))
        .map((name) => `export that the deployed shell does not bring: ${name} of ${module}`);
    }),
    ...membersLacked(uses, provided).map((name) => `member that the deployed shell does not bring: ${name} of Platform`),
    ...uses.tokens.filter((token) => !tokens.has(token)).map((token) => `token that the deployed shell does not bring: ${token}`),
  ];
  const isOther = uses.version !== undefined && provided.version !== undefined && uses.version !== provided.version;
  return lacked.length > 0 && isOther
    ? [...lacked, `built against @plenary/platform ${uses.version}, the deployed shell brings ${provided.version}`]
    : lacked;
};

const membersLacked = ({ members = [] }: Provided, { members: brought }: Provided): string[] =>
  brought ? members.filter((name) => !brought.includes(name)) : [];
