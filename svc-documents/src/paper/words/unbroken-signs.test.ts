import { frenchSpaces } from '@plenary/contracts/french-spaces';
import { certificateWordsIn } from '../../certificate/words.ts';
import { signatureWordsIn } from '../../signature-page/words/by-language.ts';
import { statementWordsIn } from '../../statement/statement-words.ts';
import { wordsIn } from './by-language.ts';
import { withUnbrokenSigns } from './unbroken-signs.ts';

const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
};

test.each([
  ['a paper', wordsIn('fr')],
  ['a signature page', signatureWordsIn('fr')],
  ['a certificate', certificateWordsIn('fr')],
  ['a statement', statementWordsIn('fr')],
])('no line of the French words of %s can begin with a sign', (_, words) => {
  const texts = textsOf(words);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text !== frenchSpaces(text))).toEqual([]);
});

test('what a function answers is unbroken too, in lists and groups', () => {
  const words = withUnbrokenSigns({ rest: (count: number) => `reste : ${count} €`, list: ['a ; b'], group: { open: '« oui »' } });
  expect([words.rest(2), words.list[0], words.group.open]).toEqual(['reste\u00a0: 2\u00a0€', 'a\u00a0; b', '«\u00a0oui\u00a0»']);
});
