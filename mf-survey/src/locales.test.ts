import { testLocales } from '@plenary/platform/testing/test-locales';
import { texts } from './testing/texts.ts';

testLocales(texts);

test('the sentences of the specification are literal in French', () => {
  expect([texts.fr.problem.title, texts.fr.gone.title]).toEqual([
    'Oups, un problème est arrivé !',
    'Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist',
  ]);
  expect(texts.fr.common.fields.comment.message.errors.value_too_long).toBeTruthy();
});
