import type { Logger } from '@plenary/service-kit/logger';
import { type Copies, createCopies } from '@plenary/service-kit/upstreams/create-copies';
import { ClientGone } from '../read-body.ts';
import { type ServiceAddresses, type ServiceName, serviceNames } from '../services.ts';

export type ServiceCopies = Readonly<Record<ServiceName, Copies>>;

/** The copies of every service, and what is known of each: one table for all calls of this gateway. */
export const createServiceCopies = (addresses: ServiceAddresses, logger: Pick<Logger, 'warn'>): ServiceCopies =>
  Object.fromEntries(
    serviceNames.map((name) => [
      name,
      createCopies({
        name,
        origins: addresses[name],
        isFault: (error) => !(error instanceof ClientGone),
        onChange: (change) => logger.warn(change, 'a copy of a service'),
      }),
    ]),
  ) as Record<ServiceName, Copies>;
