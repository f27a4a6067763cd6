import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readProvided } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { endpoints } from '@plenary/contracts/endpoints';
import { specOf } from '@plenary/contracts/registry';
import { ownCalls } from '@plenary/gateway/own-paths';
import { exposedBy, type FederationManifest, type MadeCalls, type Promises, sharedBy } from '@plenary/gateway/releases/promises';
import { shellName } from '@plenary/gateway/remote-name';
import { pagesFile, readRemotePages } from '@plenary/gateway/remote-pages';
import type { Paths } from '@plenary/http/contract/service-document';
import { openApiPaths, operation } from '@plenary/http/openapi';
import { bundledSources, ownSources, type SourceFile } from './bundled-sources.ts';
import { addressesIn, internalAddressesIn, referencesIn } from './endpoints-used.ts';
import { usesOfShell } from './uses-of-shell.ts';
import { widgetsBrought } from './widgets-brought.ts';

const readManifest = (folder: string): FederationManifest => JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));

interface Calls {
  endpoints: string[];
  /** The contracts of those that are declared, as a service publishes them. */
  calls: Paths;
}

const withoutNames = (address: string) => address.replaceAll(/\{\w*\}/g, '{}');

/** A source that only names an address, as a link does, asks for what is there, of a service or of the gateway: a GET if there is one. */
const callsAt = (address: string): string[] => {
  const methods = [...endpoints, ...ownCalls].filter((endpoint) => withoutNames(endpoint.path) === address).map(({ method }) => method);
  return methods.length === 0 || methods.includes('GET') ? [`GET ${address}`] : methods.map((method) => `${method} ${address}`);
};

/** Endpoints that sources import, and their texts. */
const importedBy = async (files: readonly SourceFile[]) => {
  const imported = new Set<Endpoint>();
  for (const { file, source } of files)
    for (const { domain, name } of referencesIn(source)) {
      const rows: Record<string, Endpoint> = await import(path.join(root, 'packages/contracts/src', `${domain}.endpoints.ts`));
      const names = name === '*' ? Object.keys(rows).filter((one) => new RegExp(`\\b${one}\\b`).test(source)) : [name];
      for (const one of names) {
        const endpoint = rows[one];
        if (!endpoint) throw new Error(`${file}: ${domain}.endpoints.ts has no ${one}`);
        imported.add(endpoint);
      }
    }
  return { imported: [...imported], sources: files.map(({ source }) => source) };
};

const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;
const asPublished = (paths: Paths): Paths => JSON.parse(JSON.stringify(paths));

/** Calls that the sources of a remote make, and those of our packages that it takes in. */
const callsIn = async (workspace: string): Promise<Calls> => {
  const { imported, sources } = await importedBy(bundledSources(workspace));
  const used = new Set(imported.map(nameOf));
  const hasAddress = (address: string) => imported.some((one) => withoutNames(one.path) === address);
  const named = new Set(sources.flatMap(addressesIn));
  const calls = [...used, ...[...named].filter((address) => !hasAddress(address)).flatMap(callsAt)].sort();
  return { endpoints: calls, calls: asPublished(openApiPaths(imported.map(specOf))) };
};

/** Calls of other services that the sources of a service or of the gateway make. */
export const readMadeCalls = async (workspace: string): Promise<MadeCalls> => {
  const { imported, sources } = await importedBy(ownSources(workspace));
  const named = new Set(sources.flatMap(internalAddressesIn));
  const called = endpoints.filter(
    (one) =>
      ![one.service, `svc-${one.service}`].includes(workspace) &&
      (imported.some((other) => nameOf(other) === nameOf(one)) || named.has(withoutNames(one.path))),
  );
  const calls: Paths = {};
  for (const one of called) calls[one.path] = { ...calls[one.path], [one.method.toLowerCase()]: operation(specOf(one)) };
  return { endpoints: called.map(nameOf).sort(), calls: asPublished(calls) };
};

/** Promises of a build of a remote or of the shell, from its manifest and from its sources. */
export const readPromises = async (workspace: string, build: string): Promise<Promises> => {
  const manifest = readManifest(build);
  const calls = await callsIn(workspace);
  const pages = readRemotePages(readFileSync(path.join(build, pagesFile), 'utf8'));
  const ofShell =
    workspace === shellName ? { provided: readProvided() } : { uses: usesOfShell(workspace), widgets: widgetsBrought(workspace) };
  return { exposes: exposedBy(manifest), shared: sharedBy(manifest), ...calls, ...ofShell, pages };
};
