import { testLocales } from '@plenary/platform/testing/test-locales';
import { texts } from './testing/texts.ts';

// Covers B-K18, B-K21–B-K25, L-K14–L-K18.

testLocales(texts);

test('the sentences of the specification are literal in French', () => {
  expect([
    texts.fr.status.TODO,
    texts.fr.status.DONE,
    texts.fr.status.WAITING_COMET_VALIDATION,
    texts.fr['check-user-event']['invalid-link'],
    texts.fr.problem.title,
  ]).toEqual([
    'Logistique à compléter',
    'Logistique enregistrée',
    // The brand is a setting, Comet by default.
    'Validation {{brand}} en cours',
    'Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist',
    'Oups, un problème est arrivé !',
  ]);
});
