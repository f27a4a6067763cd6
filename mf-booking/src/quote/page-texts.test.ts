import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** Path of each text to the names of its blanks. */
const textsOf = (node: unknown, path = ''): [string, string][] =>
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
    : Object.entries(node ?? {}).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));

const pagesOf = ({ venue, upsell, quote, option }: Pick<typeof fr, 'venue' | 'upsell' | 'quote' | 'option'>) =>
  Object.fromEntries(textsOf({ venue, upsell, quote, option }));

test.each([
  ['en', en],
  ['es', es],
  ['nl', nl],
] as const)('the pages say in %s all that they say in French, with the same blanks', (_, texts) => {
  expect(pagesOf(texts)).toEqual(pagesOf(fr));
});
