import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { type ServiceName, serviceNames } from '../services.ts';
import { isPrinting } from './time-limits.ts';

/** More is asked of a service than it is led. */
export class ServiceBusy extends Error {}

interface Options {
  /** Calls to one copy at once. */
  atOnce?: number;
  copies: (service: ServiceName) => number;
}

/** All that wait at a service are answered within the time of a call, even where each takes it some 50 ms. */
const usualAtOnce = 16;
/** Calls that wait for a document have their own limit, as large as the queue of documents. */
const printingFactor = 1.5;

/** What is let through however busy the service is: nobody is kept from leaving. */
const unlimited = new Set(['/api/logout']);
export const isUnlimited = (pathname: string): boolean => unlimited.has(pathname);

/**
 * So many calls a service at once, and as many that wait: one that is slow or asked too much takes no more than its share of the
 * gateway, and who comes too many hears so at once.
 */
export const limitCalls = ({ atOnce = usualAtOnce, copies }: Options) => {
  const lane = (places: number) => bulkhead(places, places);
  const lanes = Object.fromEntries(
    serviceNames.map((name) => {
      const places = atOnce * copies(name);
      return [name, { usual: lane(places), printing: lane(Math.ceil(places * printingFactor)) }];
    }),
  ) as unknown as Record<ServiceName, Record<'usual' | 'printing', ReturnType<typeof lane>>>;
  const laneOf = (service: ServiceName, pathname: string) => lanes[service][isPrinting(service, pathname) ? 'printing' : 'usual'];
  return {
    /** Whether a call would be refused now: its body need not even be read. */
    isFull: (service: ServiceName, pathname: string): boolean => {
      const { executionSlots, queueSlots } = laneOf(service, pathname);
      return !isUnlimited(pathname) && executionSlots <= 0 && queueSlots <= 0;
    },
    /** Throws ServiceBusy; rejects with the signal's reason where it is aborted before the call's turn. */
    async run(service: ServiceName, pathname: string, signal: AbortSignal, call: () => Promise<void>): Promise<void> {
      if (isUnlimited(pathname)) return call();
      const inTurn = async () => {
        signal.throwIfAborted();
        await call();
      };
      await laneOf(service, pathname)
        .execute(inTurn)
        .catch((error: unknown) => {
          throw error instanceof BulkheadRejectedError ? new ServiceBusy(`${service} is asked too much`) : error;
        });
    },
  };
};
export type CallLimits = ReturnType<typeof limitCalls>;
