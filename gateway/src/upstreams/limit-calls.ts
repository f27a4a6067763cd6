import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { type ServiceName, serviceNames } from '../services.ts';

/** More is asked of a service than it is led. */
export class ServiceBusy extends Error {}

interface Options {
  /** Calls to one copy at once. */
  atOnce: number;
  copies: (service: ServiceName) => number;
}

/** What is let through however busy the service is: nobody is kept from leaving. */
const unlimited = new Set(['/api/logout']);

/**
 * So many calls a service at once, and as many that wait: one that is slow or asked too much takes no more than its share of the
 * gateway, and who comes too many hears so at once.
 */
export const limitCalls = ({ atOnce, copies }: Options) => {
  const places = Object.fromEntries(
    serviceNames.map((name) => [name, bulkhead(atOnce * copies(name), atOnce * copies(name))]),
  ) as unknown as Record<ServiceName, ReturnType<typeof bulkhead>>;
  return {
    /** Whether a call would be refused now: its body need not even be read. */
    isFull: (service: ServiceName, pathname: string): boolean =>
      !unlimited.has(pathname) && places[service].executionSlots <= 0 && places[service].queueSlots <= 0,
    /** Throws ServiceBusy; rejects with the signal's reason where it is aborted before the call's turn. */
    async run(service: ServiceName, pathname: string, signal: AbortSignal, call: () => Promise<void>): Promise<void> {
      if (unlimited.has(pathname)) return call();
      const inTurn = async () => {
        signal.throwIfAborted();
        await call();
      };
      await places[service].execute(inTurn).catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new ServiceBusy(`${service} is asked too much`) : error;
      });
    },
  };
};
export type CallLimits = ReturnType<typeof limitCalls>;
