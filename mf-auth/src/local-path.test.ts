import fc from 'fast-check';
import { localPath } from './local-path.ts';

const tricks = [
  '',
  'venues',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'http:evil.example',
  'http:/evil.example',
  'evil.example',
  '@evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/a',
  '//evil.example/%2f..',
  '//@evil.example',
  '//evil.example:80',
  '//127.0.0.1',
  '//[::1]/',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/venues\\..\\..',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%252f/evil.example',
  '/%25252f%25252fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /venues',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u202e/evil.example',
  '/\ufeff/evil.example',
  '/\uff0f/evil.example',
  '/\uff0fevil.example/\uff3c',
  '/%ef%bc%8f/evil.example',
  '/%ff',
  '/%',
  '?from=/venues',
  '#venues',
  `/${'a'.repeat(8_000)}`,
];

test.each(tricks)('%j is refused', (text) => {
  expect(localPath(text)).toBeNull();
});

test.each([undefined, null])('%s is no path', (text) => {
  expect(localPath(text)).toBeNull();
});

test.each([
  '/',
  '/venues/ternes',
  '/venues/ternes?days=%5B%7B%22date%22%3A%222027-01-19%22%7D%5D&action=availabilities',
  '/quotes/1f8a#total',
  '/?from=https://evil.example',
  '/venues/etoile?next=//evil.example',
])('%s is kept as it is', (text) => {
  expect(localPath(text)).toBe(text);
});

test('dots are resolved and other letters encoded, as the browser does', () => {
  expect(localPath('/venues/../quotes')).toBe('/quotes');
  expect(localPath('/venues/étoile?q=é')).toBe('/venues/%C3%A9toile?q=%C3%A9');
});

test('any accepted text stays on this origin and reads the same a second time', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    ' ',
    '\t',
    'a',
    'é',
    'evil.example',
    '\uff0f',
    'http',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      ),
      (text) => {
        const path = localPath(text);
        if (path === null) return;
        const url = new URL(path, 'https://ours.example');
        expect(url.origin).toBe('https://ours.example');
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(localPath(path)).toBe(path);
      },
    ),
    { numRuns: 2_000 },
  );
});
