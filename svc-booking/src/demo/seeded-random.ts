import { createHash } from 'node:crypto';

const toFraction = 2 ** -32;

// Mulberry32: 32 bits of state are plenty for demo data, and any machine draws the same numbers.
const numbers = (state: number) => () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) * toFraction;
};

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** A number from 0 to 1, 1 excluded, that belongs to a key for good. */
export const fixedFraction = (key: string): number => digestOf(key).readUInt32BE() * toFraction;

/** A uuid that belongs to a key for good: version 8 (RFC 9562), made of a SHA-256. */
export const fixedUuid = (key: string): string => {
  const bytes = digestOf(key).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Draws that are the same each time they are made from the same key. */
export const seededRandom = (key: string) => {
  const next = numbers(digestOf(key).readInt32BE());
  /** A whole number from 0 to `count - 1`. */
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    /** True in `share` of the cases, 0 to 1. */
    chance: (share: number): boolean => next() < share,
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + below(most - least + 1),
    /** Some of the items, at most `count`, in random order. */
    sample<Item>(items: readonly Item[], count: number): Item[] {
      const left = [...items];
      const drawn: Item[] = [];
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(below(left.length), 1));
      return drawn;
    },
  };
};
export type SeededRandom = ReturnType<typeof seededRandom>;
