import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** Each text with the names of its blanks. */
const textsOf = (node: unknown, path: string): [string, string][] =>
  typeof node === 'string'
    ? [[path, [...node.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).join()]]
    : Object.entries(node ?? {}).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
const pagesOf = ({ bigEvent, information }: Pick<typeof fr, 'bigEvent' | 'information'>) =>
  Object.fromEntries([...textsOf(bigEvent, 'bigEvent'), ...textsOf(information, 'information')]);

test.each([
  ['en', en],
  ['es', es],
  ['nl', nl],
] as const)('big events and information say in %s all that they say in French, with the same blanks', (_, texts) => {
  expect(pagesOf(texts)).toEqual(pagesOf(fr));
});

test('the sentences of the specification are literal in French', () => {
  const { required, invalid, email } = fr.bigEvent.error;
  expect([required, invalid, email.required, email.invalid_format, email['public-email-forbidden']]).toEqual([
    'Le champ est obligatoire',
    'Le champ est invalide',
    'Une adresse email est obligatoire',
    "L'adresse email est invalide",
    'Veuillez saisir une adresse email professionnelle',
  ]);
});
