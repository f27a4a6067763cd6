import { usePlatform } from '@plenary/platform';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loading<Value> = { type: 'loading' } | { type: 'failed'; error: unknown } | { type: 'loaded'; value: Value };

interface Options<Value> {
  /** `signal` ends when the page is left or the value is loaded again. */
  load: (signal: AbortSignal) => Promise<Value>;
  /** Failures that are an answer: they are not reported. */
  isExpected?: (error: unknown) => boolean;
  /** Another key loads again. */
  of?: string;
}

/** Loads a part of the page on mount, and again on request. */
export const useLoading = <Value>({ load, isExpected, of = '' }: Options<Value>) => {
  const { report } = usePlatform();
  const [loading, setLoading] = useState<Loading<Value>>({ type: 'loading' });
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const value = await load(signal);
      if (!signal.aborted) setLoading({ type: 'loaded', value });
    } catch (error) {
      if (signal.aborted) return;
      if (!isExpected?.(error)) report(error);
      setLoading({ type: 'failed', error });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or another key asks again.
  useEffect(() => {
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [round, of]);
  /** Loads again; what is shown stays meanwhile. */
  const reload = useCallback(() => setRound((count) => count + 1), []);
  /** Loads again; nothing is shown meanwhile. */
  const restart = useCallback(() => {
    setLoading({ type: 'loading' });
    setRound((count) => count + 1);
  }, []);
  return { loading, reload, restart };
};
