import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import { createPlaces, NoPlace, type Places } from '@plenary/service-kit/places';
import type { Ending } from './ending.ts';
import { isPrinting } from './time-limits.ts';

/** More is asked of a service than it is led. */
export class ServiceBusy extends Error {}

interface Options {
  /** Calls to one replica at once. */
  atOnce?: number;
  replicas: (service: ServiceName) => number;
}

/** All that wait at a service are answered within the time of a call, even where each takes it some 50 ms. */
const usualAtOnce = 16;
/** Calls that wait for a document have their own limit, as large as the queue of documents. */
const printingFactor = 1.5;

/** Calls that pass however busy the service is: a user can always sign out. */
const unlimited = new Set(['/api/logout']);
export const isUnlimited = (pathname: string): boolean => unlimited.has(pathname);

/**
 * So many calls a service at once, and as many that wait: one that is slow or asked too much takes no more than its share of the
 * gateway, and who comes too many hears so at once.
 */
export const limitCalls = ({ atOnce = usualAtOnce, replicas }: Options) => {
  const lane = (places: number) => createPlaces(places, places);
  const lanes = Object.fromEntries(
    serviceNames.map((name) => {
      const places = atOnce * replicas(name);
      return [name, { usual: lane(places), printing: lane(Math.ceil(places * printingFactor)) }];
    }),
  ) as unknown as Record<ServiceName, Record<'usual' | 'printing', Places>>;
  const laneOf = (service: ServiceName, pathname: string) => lanes[service][isPrinting(service, pathname) ? 'printing' : 'usual'];
  return {
    /** Whether a call would be refused now: its body need not even be read. */
    isFull: (service: ServiceName, pathname: string): boolean => !isUnlimited(pathname) && laneOf(service, pathname).isFull(),
    /** Throws ServiceBusy; rejects with the reason where the call has ended before its turn. */
    async run(service: ServiceName, pathname: string, ending: Ending, call: () => Promise<void>): Promise<void> {
      if (isUnlimited(pathname)) return call();
      try {
        await laneOf(service, pathname).run(() => {
          ending.throwIfEnded();
          return call();
        });
      } catch (error) {
        throw error instanceof NoPlace ? new ServiceBusy(`${service} is asked too much`) : error;
      }
    },
  };
};
export type CallLimits = ReturnType<typeof limitCalls>;
