import { foldLines } from './fold-lines.ts';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it.each([
  ['letters', 'a'.repeat(500)],
  ['letters of two octets', 'é'.repeat(200)],
  ['characters of four octets', `SUMMARY:${'🥂'.repeat(80)}`],
  ['lines, each by itself', `BEGIN:VEVENT\r\nSUMMARY:${'né '.repeat(60)}x\r\nEND:VEVENT\r\n`],
])('folds %s to 75 octets at most without a change of what they say', (_, text) => {
  const folded = foldLines(text);
  expect(unfolded(folded)).toBe(text);
  expect(folded.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

it('leaves a line of 75 octets as it is', () => {
  expect(foldLines('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLines('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});
