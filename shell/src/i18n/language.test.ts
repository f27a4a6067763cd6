import { initialLanguage, keepLanguage } from './language.ts';
import { pageStorage } from './page-storage.ts';

// Covers B-L16, L-R19.

const empty = { getItem: () => null };
const all = ['fr', 'en', 'es', 'nl'] as const;

test('the stored language takes precedence over the browser’s languages', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(initialLanguage({ offered: all, storage, preferred: ['es-MX', 'en'] })).toBe('es');
  keepLanguage(storage, 'nl');
  expect(initialLanguage({ offered: all, storage, preferred: ['es-MX', 'en'] })).toBe('nl');
});

test.each([
  [['de-DE', 'EN-us'], 'en'],
  [['de', 'pt-BR'], 'fr'],
  [[], 'fr'],
])('of the browser languages %j it is %s', (preferred, language) => {
  expect(initialLanguage({ offered: all, storage: empty, preferred })).toBe(language);
});

test('only a language of the deployment is used', () => {
  expect(initialLanguage({ offered: ['fr', 'en'], storage: { getItem: () => 'es' }, preferred: ['es', 'nl'] })).toBe('fr');
  expect(initialLanguage({ offered: ['nl'], storage: empty, preferred: ['es'] })).toBe('nl');
});

test('the page works without persistence if the browser blocks its storage', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const storage = pageStorage(blocked);
  storage.setItem('language', 'es');
  expect(storage.getItem('language')).toBe('es');
  expect(pageStorage(blocked).getItem('language')).toBeNull();
});
