import { displayMode } from './call-headers.ts';

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
