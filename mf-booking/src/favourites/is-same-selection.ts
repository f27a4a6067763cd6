/** Whether two selections, each without doubles, name the same venues, in any order. */
export const isSameSelection = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((slug) => other.includes(slug));
