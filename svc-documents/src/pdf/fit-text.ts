import type { FormFonts } from './form-fonts.ts';

export interface PlacedSign {
  /** Place of its font among the fonts. */
  font: number;
  glyph: number;
  codePoint: number;
  /** Thousandths of the size. */
  width: number;
}

interface FitText {
  text: string;
  width: number;
  height: number;
  fonts: FormFonts;
}

const margin = 4;
const sizes = [14, 12, 10.5, 9, 8, 7, 6, 5.5, 5, 4.5, 4, 3.5];
const tall = 40;

/** The text in the largest size in which the whole of it stands within the box, points. The smallest where none does. */
export const fitText = ({ text, width, height, fonts }: FitText): { lines: PlacedSign[][]; size: number; leading: number } => {
  const signs = [...text].map((sign) => placed(sign.codePointAt(0) ?? 0, fonts));
  const fitting = sizes.filter((size) => size <= (height > tall ? 14 : 9));
  for (const size of fitting) {
    const lines = broken(signs, ((width - 2 * margin) * 1_000) / size);
    if (lines.length * size * 1.15 <= height - 1 || size === fitting.at(-1)) return { lines, size, leading: size * 1.15 };
  }
  throw new Error('no size to write in');
};

const space = 0x20;

const placed = (codePoint: number, fonts: FormFonts): PlacedSign => {
  const font = fonts.findIndex(({ glyphOf }) => glyphOf(codePoint) !== undefined);
  const glyph = fonts[font]?.glyphOf(codePoint) ?? 0;
  return { font: Math.max(font, 0), glyph, codePoint, width: fonts[Math.max(font, 0)]?.widthOf(glyph) ?? 0 };
};

/** Lines no wider than `room`, broken after the last space that fits, else anywhere. */
const broken = (signs: readonly PlacedSign[], room: number): PlacedSign[][] => {
  const lines: PlacedSign[][] = [];
  let line: PlacedSign[] = [];
  for (const sign of signs) {
    if (widthOf(line) + sign.width > room && line.length > 0) {
      const lastSpace = line.findLastIndex(({ codePoint }) => codePoint === space);
      const end = lastSpace > 0 ? lastSpace + 1 : line.length;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
    line.push(sign);
  }
  return line.length > 0 ? [...lines, line] : lines;
};

const widthOf = (line: readonly PlacedSign[]): number => line.reduce((sum, { width }) => sum + width, 0);
