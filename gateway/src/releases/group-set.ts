import { groups } from './visitor-group.ts';

/** A set of visitors' groups, a bit each: it stays as small however many visitors there are. */
export const createGroupSet = (kept = '') => {
  const bits = new Uint8Array(Math.ceil(groups / 8));
  bits.set(Buffer.from(kept, 'base64').subarray(0, bits.length));
  const has = (group: number) => ((bits[group >> 3] as number) & (1 << (group & 7))) !== 0;
  return {
    has,
    /** Whether it was not in it before. */
    add(group: number): boolean {
      if (has(group)) return false;
      bits[group >> 3] = (bits[group >> 3] as number) | (1 << (group & 7));
      return true;
    },
    addAll(text: string): void {
      for (const [index, byte] of Buffer.from(text, 'base64').subarray(0, bits.length).entries())
        bits[index] = (bits[index] as number) | byte;
    },
    count: (isCounted: (group: number) => boolean): number => {
      let count = 0;
      for (let group = 0; group < groups; group++) if (has(group) && isCounted(group)) count++;
      return count;
    },
    text: (): string => Buffer.from(bits).toString('base64'),
  };
};
