import type { Endpoint } from '@plenary/contracts/endpoint';
import { endpoints } from '@plenary/contracts/endpoints';
import { type AddressSetting, addressSetting, type ServiceName, serviceNames } from '@plenary/contracts/services';
import { getCertificate, prepareSignature } from '@plenary/contracts/signature.endpoints';
import { bodyLimits, largeFieldErrors } from '@plenary/http/body-limits';
import { pathPattern } from '@plenary/http/path-pattern';
import { createOwners } from './owners.ts';

/** As they are built and released. */
export const serviceParts: readonly string[] = serviceNames.map((name) => `svc-${name}`);
/** Everything that is released replica by replica. */
export const processParts: readonly string[] = [...serviceParts, 'gateway'];
/** Origins of the replicas of each service. */
export type ServiceAddresses = Readonly<Record<ServiceName, readonly string[]>>;

/** The addresses in the settings. */
export const addressesOf = (config: Readonly<Record<AddressSetting, readonly string[]>>): ServiceAddresses =>
  Object.fromEntries(serviceNames.map((name) => [name, config[addressSetting(name)]])) as unknown as ServiceAddresses;

const owners = createOwners(endpoints.filter(({ access }) => access !== 'service'));

/**
 * The service that a path under /api belongs to. A path that is no call belongs to the service of the calls around it: an older
 * gateway forwards the new calls of a newer service.
 */
export const serviceOf = (pathname: string): ServiceName | undefined => {
  const owner = owners(pathname);
  return owner === 'gateway' ? undefined : owner;
};

const withLargeBody = endpoints.filter(({ maxBodyBytes }: Endpoint) => maxBodyBytes !== undefined);
const printing = [prepareSignature, getCertificate, ...withLargeBody].map(pathPattern);

export const usualBodyBytes = 64 * 1024;
/** The largest body that a path takes, in bytes. */
export const maxBodyOf = bodyLimits(endpoints, usualBodyBytes);
/** The errors of a body that is larger. */
export const largeFieldErrorsOf = largeFieldErrors(endpoints);

const changing = endpoints.filter(({ hasEffect }) => hasEffect).map(pathPattern);

/** Whether a GET of this path changes something. */
export const hasEffect = (pathname: string): boolean => changing.some((pattern) => pattern.test(pathname));

/** Calls of other services that wait for a document to be printed, or for a picture to be drawn in all its sizes. */
export const waitsForPrinting = (pathname: string): boolean => printing.some((pattern) => pattern.test(pathname));
