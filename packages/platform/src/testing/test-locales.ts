import type { Language } from '@plenary/contracts/vocabulary';

type Words = Record<Language, object>;

const leavesOf = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value]] : leavesOf(value, `${path}${key}.`)));

const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (words: object) => [...new Set(leavesOf(words).map(([key]) => key.replace(plural, '')))].sort();
const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Tests that a remote's four languages match: every text, with the same placeholders and each plural form. */
export const testLocales = (texts: Words): void => {
  describe.each(Object.keys(texts) as Language[])('%s', (language) => {
    const leaves = leavesOf(texts[language]);

    it('has the same texts as French, with the same placeholders, and none is empty', () => {
      expect(keysOf(texts[language])).toEqual(keysOf(texts.fr));
      const french = new Map(leavesOf(texts.fr));
      for (const [key, text] of leaves) {
        expect([key, text.trim()]).not.toEqual([key, '']);
        const original = french.get(key);
        if (original !== undefined) expect([key, variablesOf(text)]).toEqual([key, variablesOf(original)]);
      }
    });

    it('has every plural form of its own', () => {
      const keys = leaves.map(([key]) => key);
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      // `too_few` is no plural: there is no `too_other`.
      for (const key of keys.filter((each) => plural.test(each) && keys.includes(each.replace(plural, '_other')))) {
        for (const form of forms) expect(keys).toContain(key.replace(plural, `_${form}`));
      }
    });
  });
};
