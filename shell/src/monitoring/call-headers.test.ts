import { callHeaders, displayMode } from './call-headers.ts';

// Covers B-H02.

const page = (...matching: string[]) => ({ matchMedia: (query: string) => ({ matches: matching.includes(query) }) as MediaQueryList });
const [installed, narrow] = ['(display-mode: standalone)', '(max-width: 767px)'];

it.each([
  ['Desktop', page()],
  ['Mobile', page(narrow)],
  ['PWA', page(installed)],
  ['PWA', page(installed, narrow)],
])('the display mode is %s: %#', (mode, window) => {
  expect(displayMode(window)).toBe(mode);
});

// Covers B-H04.
it('a call has the app version, the display mode and its start time in milliseconds since 1970', () => {
  Object.assign(globalThis, { APP_VERSION: '1.2.3', matchMedia: page(narrow).matchMedia });
  const before = Date.now();
  const { 'x-fetch-start': start, ...others } = callHeaders();
  expect(others).toEqual({ 'x-app-version': '1.2.3', 'x-display-mode': 'Mobile' });
  expect(start).toMatch(/^\d+$/);
  expect(Math.abs(Number(start) - before)).toBeLessThan(60_000);
});
