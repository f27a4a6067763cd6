import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import type { Endpoint, EndpointSpec } from '@plenary/contracts/endpoint';
import { specOf } from '@plenary/contracts/registry';
import type { Promises, SharedLibrary } from '@plenary/gateway/releases/promises';
import type { Paths } from '@plenary/http/contract/service-document';
import { openApiPaths } from '@plenary/http/openapi';
import { addressesIn, referencesIn } from './endpoints-used.ts';
import { isBuilt } from './is-built.ts';
import { usesOfShell } from './uses-of-shell.ts';

export interface Manifest {
  shared: SharedLibrary[];
  exposes: { name: string }[];
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));

const exposedBy = ({ exposes }: Manifest) => exposes.map(({ name }) => name);
export const sharedBy = ({ shared }: Manifest): SharedLibrary[] =>
  shared.map(({ name, version, requiredVersion }) => ({ name, version, requiredVersion }));

interface Calls {
  endpoints: string[];
  /** The contracts of those that are declared, as a service publishes them. */
  calls: Paths;
}

/** Calls that the sources of a remote make; `deployed` says which methods an address has that is only named. */
const callsIn = async (workspace: string, deployed: readonly string[]): Promise<Calls> => {
  const folder = path.join(root, workspace, 'src');
  const used = new Set<string>();
  const specs = new Set<EndpointSpec>();
  const named = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isBuilt)) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const { domain, name } of referencesIn(source)) {
      const rows: Record<string, Endpoint> = await import(path.join(root, 'packages/contracts/src', `${domain}.endpoints.ts`));
      const endpoint = rows[name];
      if (!endpoint) throw new Error(`${file}: ${domain}.endpoints.ts has no ${name}`);
      used.add(`${endpoint.method} ${endpoint.path}`);
      specs.add(specOf(endpoint));
    }
    for (const address of addressesIn(source)) named.add(address);
  }
  const hasAddress = (address: string) => [...used, ...deployed].some((one) => one.split(' ')[1]?.replaceAll(/\{\w*\}/g, '{}') === address);
  const endpoints = [...used, ...[...named].filter((address) => !hasAddress(address)).map((address) => `GET ${address}`)].sort();
  return { endpoints, calls: JSON.parse(JSON.stringify(openApiPaths([...specs]))) };
};

/** Promises of a build, from its manifest and from its sources. */
export const readPromises = async (workspace: string, build: string, deployed: readonly string[]): Promise<Promises> => {
  const manifest = readManifest(build);
  const calls = await callsIn(workspace, deployed);
  return { exposes: exposedBy(manifest), shared: sharedBy(manifest), ...calls, uses: usesOfShell(workspace) };
};

/** Modules that a build exposes; null where it is not there. */
export const readExposes = (build: string): Pick<Promises, 'exposes'> | null => {
  try {
    return { exposes: exposedBy(readManifest(build)) };
  } catch {
    return null;
  }
};
