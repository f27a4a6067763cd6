import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceNames } from '@plenary/contracts/services';
import type { Paths } from '@plenary/http/contract/service-document';
import { remoteFolder } from '../builds.ts';
import { documentOf, mergePaths } from '../openapi.ts';
import { ownPaths } from '../own-paths.ts';
import { type FederationManifest, sharedBy } from '../releases/promises.ts';
import { type ServiceAddresses, serviceParts } from '../services.ts';
import type { Baseline } from './admit.ts';

interface Options {
  addresses: ServiceAddresses;
  webRoot: string;
  remotes: Baseline['remotes'];
}

const unanswered = (service: string) => new Error(`svc-${service} did not say what it answers, so that nothing can be compared`);

/** The platform that this gateway belongs to, as it is now. */
export const ownBaseline = ({ addresses, webRoot, remotes }: Options): Baseline => {
  const document = async (service: (typeof serviceNames)[number]) => {
    const told = await documentOf(addresses[service]);
    if (!told) throw unanswered(service);
    return told;
  };
  const ofShell = async (file: string) => JSON.parse(await readFile(path.join(remoteFolder(webRoot, 'shell'), file), 'utf8'));
  return {
    calls: async () =>
      mergePaths<Paths[string]>([ownPaths() as Paths, ...(await Promise.all(serviceNames.map(document))).map(({ paths }) => paths)]),
    shell: async () => ({
      shared: sharedBy((await ofShell('mf-manifest.json')) as FederationManifest),
      // Its build may be from before it said so.
      provided: await ofShell('provided.json').catch(() => null),
    }),
    remotes,
    contractOf: async (part) => {
      if (part === 'gateway') return { paths: ownPaths() as Paths };
      const service = serviceNames[serviceParts.indexOf(part)];
      if (!service) throw new Error(`${part} is no service of this platform`);
      return document(service);
    },
  };
};
