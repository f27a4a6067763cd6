import type { Endpoint } from '@plenary/contracts/endpoint';
import { isCallError } from './call-error.ts';
import type { Call } from './create-caller.ts';

/** How often a read is asked for again, and the longest wait before that, in seconds: a visitor waits no longer for a page of errors. */
const repeats = 2;
const longestWait = 2;

/**
 * A caller whose reads are asked for again where the answer is 503 with a `Retry-After` of up to two seconds: a service that is
 * replaced or full for a moment costs its visitors that moment, and not the page. What changes something is sent once, a GET too: who sent
 * it decides.
 */
export const repeatReads =
  (call: Call): Call =>
  async (endpoint, request, options) => {
    for (let left = repeats; ; left--)
      try {
        return await call(endpoint, request, options);
      } catch (error) {
        if (left === 0 || !isRead(endpoint) || !isCallError(error) || error.status !== 503) throw error;
        const seconds = error.retryAfterSeconds;
        if (seconds === undefined || seconds > longestWait) throw error;
        await passed(seconds, options?.signal);
      }
  };

const isRead = ({ method, hasEffect }: Endpoint): boolean => method === 'GET' && !hasEffect;

/** Rejects with the signal's reason once that ends the call. */
const passed = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, seconds * 1_000);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
