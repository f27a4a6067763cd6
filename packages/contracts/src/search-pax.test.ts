import { searchPax } from './search.ts';

// Covers B-F05–B-F07.

describe('pax of a search is a non-negative integer, or a string of one (spec/booking.md §5)', () => {
  it.each([
    [0, 0],
    [24, 24],
    ['0', 0],
    ['24', 24],
    ['007', 7],
  ])('%j is read as %d', (sent, pax) => {
    expect(searchPax.parse(sent)).toBe(pax);
  });

  it.each([
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '-1',
    '1.5',
    '12 people',
    '1e3',
    '0x10',
    '９',
    '9'.repeat(400),
    null,
    true,
    [24],
    {},
  ])('%j is refused with the message of the specification', (sent) => {
    const { error } = searchPax.safeParse(sent);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Invalid pax provided']);
  });
});
