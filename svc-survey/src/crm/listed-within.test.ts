import fc from 'fast-check';
import { listedWithin } from './listed-within.ts';

it.each([
  [[], 255, ''],
  [['wellness'], 255, 'wellness'],
  [['wellness', 'afterwork'], 19, 'wellness; afterwork'],
  [['wellness', 'afterwork'], 18, 'wellness; +1'],
  [['wellness', 'afterwork', 'micro'], 19, 'wellness; +2'],
  [['a label too long', 'micro'], 10, '+2'],
])('lists %j in %i characters as %j', (items, limit, text) => {
  expect(listedWithin(items, limit)).toBe(text);
});

it('never cuts an item, nor loses count of one', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z ]{1,120}$/), { maxLength: 20 }), (items) => {
      const parts = listedWithin(items, 255)
        .split('; ')
        .filter((part) => part !== '');
      const more = Number(/^\+(\d+)$/.exec(parts.at(-1) ?? '')?.[1] ?? 0);
      const listed = more > 0 ? parts.slice(0, -1) : parts;
      expect(listedWithin(items, 255).length).toBeLessThanOrEqual(255);
      expect([listed, listed.length + more]).toEqual([items.slice(0, listed.length), items.length]);
    }),
  );
});
