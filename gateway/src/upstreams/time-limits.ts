import type { ServiceName } from '@plenary/contracts/services';
import { waitsForPrinting } from '../services.ts';

/** Milliseconds until the answer of a service begins, its whole way counted. */
const callTimeout = 3_000;
/** A document may wait in a queue and then be printed. */
const documentTimeout = 20_000;
/** Of the time, for a try that another replica may follow. */
export const shareOfFirstTry = 0.5;

export const isPrinting = (service: ServiceName, pathname: string): boolean => service === 'documents' || waitsForPrinting(pathname);

export const timeoutOf = (service: ServiceName, pathname: string): number =>
  isPrinting(service, pathname) ? documentTimeout : callTimeout;
