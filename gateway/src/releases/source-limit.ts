/** Visitors of one group of addresses whose failures count for a trial: an office has few, and no stranger has enough to end a canary. */
const mostOfSource = 2;
const maxSources = 10_000;

/** Whether a visitor's failure counts: of one source only those of its first visitors, for each trial anew. */
export const createSourceLimit = () => {
  const known = new Map<string, Set<number>>();
  return (trial: string, source: string | undefined, group: number): boolean => {
    if (source === undefined) return true;
    const key = `${trial} ${source}`;
    const groups = known.get(key) ?? new Set<number>();
    if (groups.has(group)) return true;
    if (groups.size >= mostOfSource) return false;
    // The oldest makes room: a flood of sources must not stop the failures of others from counting.
    const [oldest] = known.keys();
    if (!known.has(key) && known.size >= maxSources && oldest !== undefined) known.delete(oldest);
    known.set(key, groups.add(group));
    return true;
  };
};
