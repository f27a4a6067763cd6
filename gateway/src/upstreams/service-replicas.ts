import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import type { Logger } from '@plenary/service-kit/logger';
import { createReplicas, type Replicas } from '@plenary/service-kit/upstreams/create-replicas';
import { ClientGone } from '../read-body.ts';
import type { ServiceAddresses } from '../services.ts';

export type ServiceReplicas = Readonly<Record<ServiceName, Replicas>>;

/** The replicas of every service, and what is known of each: one table for all calls of this gateway. */
export const createServiceReplicas = (addresses: ServiceAddresses, logger: Pick<Logger, 'warn'>): ServiceReplicas =>
  Object.fromEntries(
    serviceNames.map((name) => [
      name,
      createReplicas({
        name,
        origins: addresses[name],
        isFault: (error) => !(error instanceof ClientGone),
        onChange: (change) => logger.warn(change, 'a replica of a service'),
      }),
    ]),
  ) as Record<ServiceName, Replicas>;
