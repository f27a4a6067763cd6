import { colouredLines, contrast, lineColours } from './line-colours.ts';

// Covers B-P32–B-P36.

test('each country has lines in their own colours', () => {
  expect(lineColours('FRA', 'metro', '1')?.ground).toBe('#ffcd00');
  expect(lineColours('BEL', 'metro', '1')?.ground).toBe('#c4008f');
  expect(lineColours('ESP', 'train', 'C-2')).toEqual(lineColours('ESP', 'train', 'C2'));
});

test('an unknown line has no colour, nor has a property name of every object', () => {
  expect(lineColours('FRA', 'train', 'TER')).toBeNull();
  expect(lineColours('BEL', 'train', 'IC')).toBeNull();
  expect(lineColours('FRA', 'metro', 'constructor')).toBeNull();
});

test.each(colouredLines())('the text on $country $mode $line reads', ({ country, mode, line }) => {
  const colours = lineColours(country, mode, line);
  expect(contrast(colours?.ground ?? '', colours?.text ?? '')).toBeGreaterThanOrEqual(4.5);
});
