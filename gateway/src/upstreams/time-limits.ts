import type { ServiceName } from '@plenary/contracts/services';
import { waitsForPrinting } from '../services.ts';

/** Milliseconds until the answer of a service begins, its whole way counted, unless a deployment gives more (`CALL_SECONDS`). */
export const usualCallTimeout = 3_000;
/** A document may wait in a queue and then be printed. */
const documentTimeout = 20_000;
/** Of the time, for a try that another replica may follow. */
export const shareOfFirstTry = 0.5;

export const isPrinting = (service: ServiceName, pathname: string): boolean => service === 'documents' || waitsForPrinting(pathname);

/** Time of a call in milliseconds; `callTimeout`: of the usual ones. */
export const timeoutOf = (callTimeout: number, service: ServiceName, pathname: string): number =>
  isPrinting(service, pathname) ? Math.max(documentTimeout, callTimeout) : callTimeout;

/** Of the time of a call, for the look-up of its session, and for the first of the look-up's two tries. */
export const lookUpTimes = (callTimeout: number): { answerTimeout: number; firstTryTimeout: number } => ({
  answerTimeout: (callTimeout * 5) / 6,
  firstTryTimeout: callTimeout / 3,
});
