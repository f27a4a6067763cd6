import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { maxFavourites, useKeptVenues } from './kept-venues.ts';

const place = 'plenary-favourites';
const show = () => renderHook(useKeptVenues).result;
const slugOf = (index: number) => `lieu-${index}`;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a venue is kept, is there on the next page, and goes again', () => {
  const page = show();
  act(() => page.current.toggle('ternes'));
  act(() => page.current.toggle('cour-vaneau'));
  expect(show().current.slugs).toEqual(['ternes', 'cour-vaneau']);
  act(() => page.current.toggle('ternes'));
  expect(show().current.slugs).toEqual(['cour-vaneau']);
});

test('whatever stands in the storage, only addresses of venues are read, once each, and the next one is kept', () => {
  const bad = fc.oneof(fc.string(), fc.json(), fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant('ternes'))).map(String));
  fc.assert(
    fc.property(bad, (text) => {
      localStorage.setItem(place, text);
      const page = show();
      for (const slug of page.current.slugs) expect(slug).toMatch(/^[a-z0-9-]{1,60}$/);
      expect(new Set(page.current.slugs).size).toBe(page.current.slugs.length);
      if (!page.current.slugs.includes('lepic')) act(() => page.current.toggle('lepic'));
      expect(show().current.slugs).toContain('lepic');
    }),
    { numRuns: 50 },
  );
});

test('good addresses beside bad content are kept', () => {
  localStorage.setItem(place, JSON.stringify(['ternes', 7, null, '<b>', 'Ternes', 'ternes', { slug: 'x' }, 'lepic']));
  expect(show().current.slugs).toEqual(['ternes', 'lepic']);
});

test('no more are kept than a link can carry', () => {
  const page = show();
  act(() => page.current.keep(Array.from({ length: maxFavourites + 5 }, (_, index) => slugOf(index))));
  expect(page.current.slugs).toHaveLength(maxFavourites);
  expect(page.current.hasRoom).toBe(false);
  act(() => page.current.toggle('ternes'));
  expect(page.current.slugs).not.toContain('ternes');
  act(() => page.current.toggle(slugOf(0)));
  expect(page.current.hasRoom).toBe(true);
});

test('another tab keeps a venue: it is told here too', () => {
  const page = show();
  localStorage.setItem(place, JSON.stringify(['bercy']));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: place })));
  expect(page.current.slugs).toEqual(['bercy']);
});

test('where the browser forbids its storage, a venue is kept while the page lives', () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const page = show();
  act(() => page.current.toggle('goya'));
  expect(page.current.slugs).toContain('goya');
});
