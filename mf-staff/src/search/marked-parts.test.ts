import fc from 'fast-check';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

// Desk D3: what is found is found by the beginnings of its words.
test.each([
  ['Atelier Nord', 'atelier no', '[Atelier] [No]rd'],
  ['Atelier Nord', 'no atel', '[Atel]ier [No]rd'],
  ['Élodie Étoile', 'eto', 'Élodie [Éto]ile'],
  ['Cœur Défense', 'DÉF', 'Cœur [Déf]ense'],
  ['claire@atelier-nord.example', 'nord', 'claire@atelier-[nord].example'],
  ['Bordeaux', 'eaux', 'Bordeaux'],
  ['Atelier Nord', '', 'Atelier Nord'],
  ['', 'nord', ''],
])('%s, searched by %j, is marked as %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('of two words the longer is marked', () => {
  expect(marked('Nord', 'n nor')).toBe('[Nor]d');
});

test('nothing of a text is lost or added, whatever is searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      expect(
        markedParts(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
