import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** Path of each text to the names of its blanks; the plural that only some languages have is left out. */
const blanksOf = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [
        [
          path,
          [...node.matchAll(/\{\{(\w+)\}\}/g)]
            .map(([, name]) => name)
            .sort()
            .join(),
        ],
      ]
    : Object.entries(node ?? {})
        .filter(([key]) => !key.endsWith('_many'))
        .flatMap(([key, value]) => blanksOf(value, `${path}.${key}`));

test.each([
  ['en', en],
  ['es', es],
  ['nl', nl],
] as const)('the signature says in %s all that it says in French, with the same blanks', (_, texts) => {
  expect(Object.fromEntries(blanksOf(texts.signature))).toEqual(Object.fromEntries(blanksOf(fr.signature)));
});
