import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

interface FontPart {
  family: string;
  /** First and last code point, both included. */
  ranges: (readonly [number, number])[];
  base64: string;
}
/** The paper's fonts by script, ready to stand inside a page that may fetch nothing. */
export type Fonts = readonly FontPart[];

const families = [
  { family: 'Inter', packageName: 'inter', axes: 'wght' },
  { family: 'Fraunces', packageName: 'fraunces', axes: 'opsz' },
];

/** Reads Inter and Fraunces from their packages. */
export const readFonts = async (): Promise<Fonts> => {
  // import.meta.dirname, unlike import.meta.url, is the bundle's own place in a bundled service.
  const { resolve } = createRequire(path.join(import.meta.dirname, 'here'));
  const read = families.map(async ({ family, packageName, axes }) => {
    const folder = path.dirname(resolve(`@fontsource-variable/${packageName}/package.json`));
    const rangesByScript: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'));
    return Promise.all(
      Object.entries(rangesByScript).map(async ([script, ranges]) => ({
        family,
        ranges: ranges.split(',').map(codePoints),
        base64: (await readFile(path.join(folder, 'files', `${packageName}-${script}-${axes}-normal.woff2`))).toString('base64'),
      })),
    );
  });
  return (await Promise.all(read)).flat();
};

const codePoints = (range: string): [number, number] => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** `@font-face` rules for the scripts that a text is written in; Latin always, since digits and spaces are there. */
export const fontFaces = (fonts: Fonts, text: string): string => {
  const signs = [...new Set(`0 ${text}`)].map((sign) => sign.codePointAt(0) ?? 0);
  return fonts
    .filter(({ ranges }) => signs.some((sign) => ranges.some(([first, last]) => sign >= first && sign <= last)))
    .map(fontFace)
    .join('');
};

const fontFace = ({ family, ranges, base64 }: FontPart): string => {
  const unicodeRange = ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',');
  return `@font-face{font-family:${family};font-weight:100 900;unicode-range:${unicodeRange};src:url(data:font/woff2;base64,${base64}) format("woff2")}\n`;
};
