import { serviceNames } from '@plenary/contracts/services';
import type { Paths } from '@plenary/http/contract/service-document';
import { documentOf, mergePaths } from '../openapi.ts';
import { ownPaths } from '../own-paths.ts';
import { readShell } from '../releases/read-shell.ts';
import { type ServiceAddresses, serviceParts } from '../services.ts';
import type { Baseline } from './admit.ts';

interface Options {
  addresses: ServiceAddresses;
  /** Folders of the builds of the shell that pages are given now. */
  shells: () => Promise<readonly string[]>;
  remotes: Baseline['remotes'];
}

const unanswered = (service: string) => new Error(`svc-${service} did not say what it answers, so that nothing can be compared`);

/** The platform that this gateway belongs to, as it is now. */
export const ownBaseline = ({ addresses, shells, remotes }: Options): Baseline => {
  const document = async (service: (typeof serviceNames)[number]) => {
    const told = await documentOf(addresses[service]);
    if (!told) throw unanswered(service);
    return told;
  };
  return {
    calls: async () =>
      mergePaths<Paths[string]>([ownPaths() as Paths, ...(await Promise.all(serviceNames.map(document))).map(({ paths }) => paths)]),
    shells: async () => Promise.all((await shells()).map(readShell)),
    remotes,
    callsBeside: async (part) => {
      const others = await Promise.all(serviceNames.filter((name) => `svc-${name}` !== part).map(document));
      return {
        paths: mergePaths<Paths[string]>([ownPaths() as Paths, ...others.map(({ paths }) => paths)]),
        internal: mergePaths<Paths[string]>(others.map((one) => one['x-internal'] ?? {})),
      };
    },
    contractOf: async (part) => {
      if (part === 'gateway') return { paths: ownPaths() as Paths };
      const service = serviceNames[serviceParts.indexOf(part)];
      if (!service) throw new Error(`${part} is no service of this platform`);
      return document(service);
    },
  };
};
