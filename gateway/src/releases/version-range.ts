type Numbers = readonly [number, number, number];

const numbersOf = (text: string): Numbers | null => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
};

const compare = (a: Numbers, b: Numbers) =>
  a.map((number, index) => number - (b[index] as number)).find((difference) => difference !== 0) ?? 0;

/** Whether a version satisfies `1.2.3` or `^1.2.3`, the ranges in our builds; any other range is not satisfied. */
export const isWithin = (version: string, range: string): boolean => {
  const is = numbersOf(version);
  const least = numbersOf(range.replace(/^\^/, ''));
  if (!is || !least || compare(is, least) < 0) return false;
  if (!range.startsWith('^')) return compare(is, least) === 0;
  // The first part that is not 0 may not change.
  const leading = least.findIndex((number) => number > 0);
  return least.slice(0, leading === -1 ? 3 : leading + 1).every((number, index) => number === is[index]);
};
