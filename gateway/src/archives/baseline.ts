import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import type { Paths, ServiceDocument } from '@plenary/http/contract/service-document';
import { documentOf, mergePaths } from '../openapi.ts';
import { ownPaths } from '../own-paths.ts';
import { unansweredOf } from '../releases/promises.ts';
import { readShell } from '../releases/read-shell.ts';
import { type ServiceAddresses, serviceParts } from '../services.ts';
import type { Baseline } from './admit.ts';

interface Options {
  addresses: ServiceAddresses;
  /** Folders of the builds of the shell that pages are given now. */
  shells: () => Promise<readonly string[]>;
  remotes: Baseline['remotes'];
}

/** Milliseconds in which a service says what it answers; longer where it may be what a release calls. */
const patience = 2_000;

const merge = (documents: Iterable<ServiceDocument>) => {
  const told = [...documents];
  return {
    paths: mergePaths<Paths[string]>([ownPaths() as Paths, ...told.map(({ paths }) => paths)]),
    internal: mergePaths<Paths[string]>(told.map((one) => one['x-internal'] ?? {})),
  };
};

/** The platform that this gateway belongs to, as it is now. */
export const ownBaseline = ({ addresses, shells, remotes }: Options): Baseline => {
  const document = async (service: ServiceName) => {
    const told = await documentOf(addresses[service]);
    if (!told) throw new Error(`svc-${service} did not say what it answers, so that nothing can be compared`);
    return told;
  };
  const calls: Baseline['calls'] = async ({ needed, beside }) => {
    const asked = serviceNames.filter((name) => `svc-${name}` !== beside);
    const heard = new Map<ServiceName, ServiceDocument>();
    const hearing = Promise.all(
      asked.map(async (name) => {
        const told = await documentOf(addresses[name]);
        if (told) heard.set(name, told);
      }),
    );
    const enough = new AbortController();
    await Promise.race([hearing, pause(patience, undefined, { signal: enough.signal })]).finally(() => enough.abort());
    const { paths, internal } = merge(heard.values());
    if (unansweredOf(needed, { ...paths, ...internal }).length > 0) await hearing;
    return { ...merge(heard.values()), silent: asked.filter((name) => !heard.has(name)).map((name) => `svc-${name}`) };
  };
  return {
    calls,
    shells: async () => Promise.all((await shells()).map(readShell)),
    remotes,
    contractOf: async (part) => {
      if (part === 'gateway') return { paths: ownPaths() as Paths };
      const service = serviceNames[serviceParts.indexOf(part)];
      if (!service) throw new Error(`${part} is no service of this platform`);
      return document(service);
    },
  };
};
