import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProvided } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import type { Endpoint, EndpointSpec } from '@plenary/contracts/endpoint';
import { endpoints } from '@plenary/contracts/endpoints';
import { specOf } from '@plenary/contracts/registry';
import { exposedBy, type FederationManifest, type Promises, sharedBy } from '@plenary/gateway/releases/promises';
import { shellName } from '@plenary/gateway/remote-name';
import { pagesFile, readRemotePages } from '@plenary/gateway/remote-pages';
import type { Paths } from '@plenary/http/contract/service-document';
import { openApiPaths } from '@plenary/http/openapi';
import { addressesIn, referencesIn } from './endpoints-used.ts';
import { isBuilt } from './is-built.ts';
import { usesOfShell } from './uses-of-shell.ts';

const readManifest = (folder: string): FederationManifest => JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));

interface Calls {
  endpoints: string[];
  /** The contracts of those that are declared, as a service publishes them. */
  calls: Paths;
}

const withoutNames = (address: string) => address.replaceAll(/\{\w*\}/g, '{}');

/** A source that only names an address, as a link does, asks for what is there: a GET if there is one. */
const callsAt = (address: string): string[] => {
  const methods = endpoints.filter((endpoint) => withoutNames(endpoint.path) === address).map(({ method }) => method);
  return methods.length === 0 || methods.includes('GET') ? [`GET ${address}`] : methods.map((method) => `${method} ${address}`);
};

/** Calls that the sources of a remote make. */
const callsIn = async (workspace: string): Promise<Calls> => {
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
  const hasAddress = (address: string) => [...used].some((one) => withoutNames(one.split(' ')[1] ?? '') === address);
  const calls = [...used, ...[...named].filter((address) => !hasAddress(address)).flatMap(callsAt)].sort();
  return { endpoints: calls, calls: JSON.parse(JSON.stringify(openApiPaths([...specs]))) };
};

/** Promises of a build of a remote or of the shell, from its manifest and from its sources. */
export const readPromises = async (workspace: string, build: string): Promise<Promises> => {
  const manifest = readManifest(build);
  const calls = await callsIn(workspace);
  const pages = readRemotePages(readFileSync(path.join(build, pagesFile), 'utf8'));
  const ofShell = workspace === shellName ? { provided: readProvided() } : { uses: usesOfShell(workspace) };
  return { exposes: exposedBy(manifest), shared: sharedBy(manifest), ...calls, ...ofShell, pages };
};
