import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

interface FontPart {
  family: string;
  weight: number;
  /** First and last code point, both included. */
  ranges: (readonly [number, number])[];
  base64: string;
}
/** The paper's fonts by weight and script, ready to stand inside a page that may fetch nothing. */
export type Fonts = readonly FontPart[];

// Static weights: Chromium prints a variable font as drawings (Type 3), which no reader can search well and printers hate.
const faces = [
  { family: 'Inter', packageName: 'inter', weight: 400 },
  { family: 'Inter', packageName: 'inter', weight: 600 },
  { family: 'Fraunces', packageName: 'fraunces', weight: 600 },
];

/** Reads Inter and Fraunces from their packages. */
export const readFonts = async (): Promise<Fonts> => {
  const read = faces.map(async ({ family, packageName, weight }) => {
    const folder = fontFolder(packageName);
    return Promise.all(
      Object.entries(await scriptsOf(folder)).map(async ([script, ranges]) => ({
        family,
        weight,
        ranges,
        base64: (await readFile(path.join(folder, 'files', `${packageName}-${script}-${weight}-normal.woff2`))).toString('base64'),
      })),
    );
  });
  return (await Promise.all(read)).flat();
};

/** Folder of a font's package. */
export const fontFolder = (packageName: string): string => {
  // import.meta.dirname, unlike import.meta.url, is the bundle's own place in a bundled service.
  const { resolve } = createRequire(path.join(import.meta.dirname, 'here'));
  return path.dirname(resolve(`@fontsource/${packageName}/package.json`));
};

/** The scripts that a font is cut into, with their code points. */
export const scriptsOf = async (folder: string): Promise<Record<string, (readonly [number, number])[]>> => {
  const rangesByScript: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.fromEntries(Object.entries(rangesByScript).map(([script, ranges]) => [script, ranges.split(',').map(codePoints)]));
};

const codePoints = (range: string): [number, number] => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** The page with the fonts that it is written in, at the head of its first style sheet. */
export const withFonts = (html: string, fonts: Fonts): string => html.replace('<style>', (start) => start + fontFaces(fonts, html));

/** `@font-face` rules for the scripts that a text is written in; Latin always, since digits and spaces are there. */
const fontFaces = (fonts: Fonts, text: string): string => {
  const signs = [...new Set(`0 ${text}`)].map((sign) => sign.codePointAt(0) ?? 0);
  return fonts
    .filter(({ ranges }) => signs.some((sign) => ranges.some(([first, last]) => sign >= first && sign <= last)))
    .map(fontFace)
    .join('');
};

const fontFace = ({ family, weight, ranges, base64 }: FontPart): string => {
  const unicodeRange = ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',');
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${unicodeRange};src:url(data:font/woff2;base64,${base64}) format("woff2")}\n`;
};
