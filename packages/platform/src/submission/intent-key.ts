import { isCallError } from '@plenary/http/call-error';

/**
 * The idempotency key of an intent: a retry of the same content after a lost answer keeps its key. Other content, and
 * anything sent after `settle`, has a new one.
 */
export const createIntentKey = (newId: () => string) => {
  let last: { text: string | undefined; key: string } | null = null;
  return {
    of(content: unknown): string {
      const text = JSON.stringify(content);
      if (!last || last.text !== text) last = { text, key: newId() };
      return last.key;
    },
    settle() {
      last = null;
    },
  };
};

/** Whether the service certainly did nothing. After a network failure or a 5xx the work may be done. */
export const isDefiniteRefusal = (error: unknown): boolean => isCallError(error) && error.status < 500;
