import fc, { type Arbitrary } from 'fast-check';

const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 1, '', ' ', '\0', '\ud800', 'x'.repeat(5_000), '{}', '2026-02-30', '../..'],
  ...[[], [[]], {}, { a: 1 }, [null], JSON.parse('{"__proto__":{"isAdmin":true}}'), '<script>', "' OR 1=1 --", '٣'],
];

/** Ways to every part of a value, each with the keys that lead there. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
    : [path];

/** The value with one part replaced, or left out. */
const replaced = (value: unknown, [key, ...rest]: readonly string[], put: (old: unknown) => unknown): unknown => {
  if (key === undefined) return put(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const next = replaced(copy[key], rest, put);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
};

/** Something with a part that is missing or of another kind than it was. */
export const spoiled = (value: unknown): Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(undefined, ...odd)).map(([path, put]) => replaced(value, path, () => put));

/** Bodies that are not even JSON, or unusual JSON. */
export const strangeBodies: readonly string[] = [
  ...['', '{', 'null', '[]', '"x"', '0', 'undefined', '{"a":1}{"a":1}', '\ufeff{}', '{"a":1,}', "{'a':1}", '\0', '{"a":1e999}'],
  ...[`${'['.repeat(5_000)}${']'.repeat(5_000)}`, `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`],
];

/** Parts of a path that no id looks like. */
export const strangeSegments: readonly string[] = [
  ...['0', '-1', '%00', '%2e%2e%2f', '%F0%9F%92%A9', '%E0%A4%A', "'%20OR%201=1", '%3Cscript%3E', 'undefined', '__proto__', 'constructor'],
  ...['a'.repeat(2_000), '00000000-0000-0000-0000-000000000000', '%ED%A0%80'],
];
