import { languages } from '@plenary/contracts/terms';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };

const texts = { fr, en, es, nl };

const leavesOf = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`)));

const plural = /_(one|two|few|many|other|zero)$/;
const keysOf = (language: keyof typeof texts) => [...new Set(leavesOf(texts[language]).map(([key]) => key.replace(plural, '')))].sort();
const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(languages)('%s has the same texts as French, with the same blanks, and none is empty', (language) => {
  expect(keysOf(language)).toEqual(keysOf('fr'));
  const french = new Map(leavesOf(fr));
  for (const [key, text] of leavesOf(texts[language])) {
    expect(text.trim()).not.toBe('');
    const original = french.get(key);
    if (original !== undefined) expect([key, variablesOf(text)]).toEqual([key, variablesOf(original)]);
  }
});

test.each(languages)('%s has every plural form of its own', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = leavesOf(texts[language]).map(([key]) => key);
  for (const key of keys.filter((each) => plural.test(each))) {
    for (const form of forms) expect(keys).toContain(key.replace(plural, `_${form}`));
  }
});

test('the sentences of the specification are literal in French', () => {
  expect([
    fr.status.TODO,
    fr.status.DONE,
    fr.status.WAITING_COMET_VALIDATION,
    fr['check-user-event']['invalid-link'],
    fr.problem.title,
  ]).toEqual([
    'Logistique à compléter',
    'Logistique enregistrée',
    'Validation Comet en cours',
    'Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist',
    'Oups, un problème est arrivé !',
  ]);
});
