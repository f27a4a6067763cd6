import fc from 'fast-check';
import { cssText } from './css-text.ts';

/** Reads a CSS string as a browser does. */
const read = (css: string) =>
  css.slice(1, -1).replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

it('says the same after a browser has read it, and holds nothing that could end the string or the style', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const css = cssText(value);
      expect(css).toMatch(/^"[a-zA-Z0-9\\ ]*"$/);
      expect(read(css)).toBe(value);
    }),
  );
  expect(cssText('</style>"')).not.toContain('<');
});
