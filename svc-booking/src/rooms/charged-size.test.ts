import type { SubcommitteeType } from '@plenary/contracts/referential-terms';
import { chargedSize } from './charged-size.ts';

// Covers B-Q32.

const room = (subcommitteeType: SubcommitteeType | null, theater?: number) => ({
  id: 'r',
  subcommitteeType,
  capacities: { theater, casual: 40 },
});

test('a Moyenne that holds 20 or more in theater is charged as Moyenne+', () => {
  expect(chargedSize(room('Moyenne', 20))).toBe('Moyenne+');
  expect(chargedSize(room('Moyenne', 19))).toBe('Moyenne');
});

test('a Moyenne that is never set up as a theater stays a Moyenne', () => {
  expect(chargedSize(room('Moyenne'))).toBe('Moyenne');
});

test.each(['Petite', 'Grande', 'XL'] as const)('a %s is charged as such, for any capacity', (type) => {
  expect(chargedSize(room(type, 200))).toBe(type);
});

test('a room that never serves a subcommittee has no size', () => {
  expect(() => chargedSize(room(null, 30))).toThrow(RangeError);
});
