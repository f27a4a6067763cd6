import { usePlatform } from '@plenary/platform';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isUnforeseen } from '../faults/fault.ts';

export type Loaded<Value> = { type: 'loading' } | { type: 'failed' } | { type: 'here'; value: Value };

/** Loads a part of the page on mount, and again on request; the old value stays meanwhile. */
export const useLoaded = <Value>(load: (signal: AbortSignal) => Promise<Value>): { loaded: Loaded<Value>; reload: () => void } => {
  const { report } = usePlatform();
  const [loaded, setLoaded] = useState<Loaded<Value>>({ type: 'loading' });
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setLoaded({ type: 'here', value: await load(signal) });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnforeseen(error)) report(error);
      setLoaded({ type: 'failed' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { loaded, reload };
};
