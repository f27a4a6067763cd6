interface Options {
  now: () => number;
  forMilliseconds: number;
  atMost: number;
}

/** Caches promised values for a while, up to a limit; a rejected promise is not cached. */
export const createKept = <T>({ now, forMilliseconds, atMost }: Options) => {
  const entries = new Map<string, { until: number; value: Promise<T> }>();
  return {
    get(key: string, make: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known && known.until > now()) return known.value;
      // All at once: what is forgotten too early is only asked for again.
      if (entries.size >= atMost) entries.clear();
      const entry = { until: now() + forMilliseconds, value: make() };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
  };
};
