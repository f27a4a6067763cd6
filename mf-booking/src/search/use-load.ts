import { useEffect, useEffectEvent, useState } from 'react';

/** A deferred value: a chunk of code, an answer. */
export interface Load<Value> {
  value: Value | null;
  hasFailed: boolean;
  retry: () => void;
}

export interface LoadOptions<Value> {
  /** Cache key: each is fetched once, and cached while the page lives. */
  name: string;
  isWanted: boolean;
  load: (signal: AbortSignal) => Promise<Value>;
}

/**
 * Loads on first use. Replaces React.lazy, which caches a failure for good: a chunk lost on a bad line can be loaded
 * again, and affects only its own popover.
 */
export const useLoad = <Value>({ name, isWanted, load }: LoadOptions<Value>): Load<Value> => {
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const start = useEffectEvent(load);
  const value = values[name] ?? null;
  const hasFailed = failed === name;
  const mustLoad = isWanted && value === null && !hasFailed;
  useEffect(() => {
    if (!mustLoad) return;
    const abort = new AbortController();
    start(abort.signal).then(
      (loaded) => setValues((known) => ({ ...known, [name]: loaded })),
      () => {
        if (!abort.signal.aborted) setFailed(name);
      },
    );
    return () => abort.abort();
  }, [mustLoad, name]);
  return { value, hasFailed, retry: () => setFailed(null) };
};
