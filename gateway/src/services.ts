import type { Endpoint } from '@plenary/contracts/endpoint';
import { endpoints } from '@plenary/contracts/endpoints';
import { getCertificate, prepareSignature } from '@plenary/contracts/signature.endpoints';
import { createOwners } from './owners.ts';

export const serviceNames = ['survey', 'documents', 'booking', 'identity'] as const;
export type ServiceName = (typeof serviceNames)[number];
/** As they are built and released. */
export const serviceParts: readonly string[] = serviceNames.map((name) => `svc-${name}`);
/** Origins of the replicas of each service. */
export type ServiceAddresses = Readonly<Record<ServiceName, readonly string[]>>;

const owners = createOwners(endpoints.filter(({ access }) => access !== 'service'));

/**
 * The service that a path under /api belongs to. A path that is no call belongs to the service of the calls around it: an older
 * gateway forwards the new calls of a newer service.
 */
export const serviceOf = (pathname: string): ServiceName | undefined => {
  const owner = owners(pathname);
  return owner === 'gateway' ? undefined : owner;
};

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const printing = [prepareSignature, getCertificate].map(patternOf);

const changing = endpoints.filter(({ hasEffect }) => hasEffect).map(patternOf);

/** Whether a GET of this path changes something. */
export const hasEffect = (pathname: string): boolean => changing.some((pattern) => pattern.test(pathname));

/** Calls of other services that wait for a document to be printed. */
export const waitsForPrinting = (pathname: string): boolean => printing.some((pattern) => pattern.test(pathname));
