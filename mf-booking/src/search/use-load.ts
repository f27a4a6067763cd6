import { useEffect, useEffectEvent, useState } from 'react';

/** Something that comes later: a chunk of code, an answer. */
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
 * Loads when it is first wanted. In the place of React.lazy, which keeps a failure for good: a chunk lost on a bad line can be asked for
 * again, and takes nothing but its own popover away.
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
