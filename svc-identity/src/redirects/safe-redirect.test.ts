import fc from 'fast-check';
import { passwordPage, withSuccessDialog } from './link-pages.ts';
import { safeRedirect } from './safe-redirect.ts';

const tricks = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /venues',
  '/venues\r\nSet-Cookie: a=b',
  '/venues\u0000',
  '/\u007f/evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'http:\\\\evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://evil.example/1',
  'evil.example',
  '@evil.example',
  'user@evil.example',
  '.evil.example',
  '?from=//evil.example',
  '#/evil',
  '',
  '/./' + '/evil.example',
  '/..//evil.example',
  '/venues/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '/%09/evil.example',
  '/venues/%0d%0aSet-Cookie:%20a=b',
  '/%00',
  '/%E0%A4%A',
  '/%ef%bc%8fevil.example',
  '/\uff0fevil.example',
  '\uff0f\uff0fevil.example',
  '/\u2215evil.example',
  '/\u2028/evil.example',
  '\u00a0//evil.example',
  '/\ufeff/evil.example',
  '/\u202e/evil.example',
  '/%e3%80%80/evil.example',
  '/api/logout',
  '/API/logout',
  '/%61pi/logout',
  '/venues/../api/logout',
  '/internal/sessions/resolve',
  '/dev/mailbox',
  `/${'a'.repeat(8_000)}`,
];

describe('where a mailed link or a sign-in may lead', () => {
  it.each(tricks)('goes home instead of %j', (trick) => {
    expect(safeRedirect(trick)).toBe('/');
  });

  it('goes home without a redirect', () => {
    expect(safeRedirect(undefined)).toBe('/');
  });

  it.each([
    '/',
    '/venues/ternes',
    '/venues/ternes?days=%5B%7B%22date%22%3A%222026-09-15%22%7D%5D&action=availabilities',
    '/venues/ternes?from=https%3A%2F%2Fevil.example%2F%2F',
    '/?countryCode=BEL#map',
    '/@evil.example',
    '/http:evil.example',
    '/profile/events/a0X1r000001abcd',
    '/venues/caf%C3%A9',
    '/apiary',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it('stays on the origin for any text, as a browser parses it', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%25',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http',
      '//',
      '\uff0f',
      ' ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const path = safeRedirect(typed);
        expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  it('adds the flag of the success dialog to what the path has', () => {
    expect(withSuccessDialog('/')).toBe('/?dialog=signup-framework-contract-success');
    expect(withSuccessDialog('/venues/ternes?days=%5B%5D#top')).toBe(
      '/venues/ternes?days=%5B%5D&dialog=signup-framework-contract-success#top',
    );
  });

  it.each(['/venues/ternes', '//evil.example', 'https://evil.example/reset-password', '/reset-password/../x', undefined])(
    'hands no token to the page %j',
    (page) => {
      expect(passwordPage(page)).toBeUndefined();
    },
  );
});
