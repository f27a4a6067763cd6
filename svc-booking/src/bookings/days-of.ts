/** Days of slots or lunches, each once, in ascending order: the order in which days are locked. */
export const daysOf = (rows: Iterable<{ day: string }>): string[] => [...new Set([...rows].map(({ day }) => day))].sort();
