import type { PDFContext, PDFDict, PDFRef } from '@cantoo/pdf-lib';
import { type FontEmbedder, hex } from './embed-font.ts';
import { fitText, type PlacedSign } from './fit-text.ts';
import type { FormFonts } from './form-fonts.ts';

interface DrawText {
  text: string;
  width: number;
  height: number;
  fonts: FormFonts;
  embedder: FontEmbedder;
}

const ink = '0.0745 0.102 0.1686';
const line = '0.549 0.5647 0.6275';

/** Appearance of a text field with its value: complete, smaller and on more lines if it is long. */
export const drawText = (context: PDFContext, { text, width, height, fonts, embedder }: DrawText): PDFRef => {
  const { lines, size, leading } = fitText({ text, width, height, fonts });
  const embedded = new Map(lines.flat().map((sign) => [`F${sign.font}`, embedder.use(sign)]));
  const ascent = (fonts[0]?.capHeight ?? 700) / 1_000;
  const top = (height + (lines.length - 1) * leading + ascent * size) / 2 - ascent * size;
  const drawn = lines.map((signs, index) => `1 0 0 1 4 ${(top - index * leading).toFixed(2)} Tm ${runsOf(signs, size)}`);
  const content = lines.length > 0 ? `/Tx BMC q BT ${ink} rg ${drawn.join('\n')} ET Q EMC` : '/Tx BMC EMC';
  return context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: Object.fromEntries(embedded) },
    }),
  );
};

/** One show operator for each run of signs of one font. */
const runsOf = (signs: readonly PlacedSign[], size: number): string => {
  const runs: { font: number; glyphs: string }[] = [];
  for (const { font, glyph } of signs) {
    const last = runs.at(-1);
    if (last?.font === font) last.glyphs += hex(glyph);
    else runs.push({ font, glyphs: hex(glyph) });
  }
  return runs.map(({ font, glyphs }) => `/F${font} ${size} Tf <${glyphs}> Tj`).join(' ');
};

interface DrawMark {
  width: number;
  height: number;
  /** Name of the state that is on. */
  on: string;
  shape: 'box' | 'circle';
}

/** The two looks of a box to tick or of one option of a choice. */
export const drawMark = (context: PDFContext, { width, height, on, shape }: DrawMark): PDFDict => {
  const outline =
    shape === 'box'
      ? `0.4 0.4 ${width - 0.8} ${height - 0.8} re B`
      : `${circle(width / 2, height / 2, Math.min(width, height) / 2 - 0.4)} B`;
  const mark =
    shape === 'box'
      ? `${ink} RG 1.4 w ${width * 0.22} ${height * 0.5} m ${width * 0.42} ${height * 0.28} l ${width * 0.8} ${height * 0.74} l S`
      : `${ink} rg ${circle(width / 2, height / 2, Math.min(width, height) / 4)} f`;
  const look = (content: string) =>
    context.register(context.flateStream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] }));
  const off = `q 1 g ${line} RG 0.6 w ${outline} Q`;
  return context.obj({ N: { Off: look(off), [on]: look(`${off} q ${mark} Q`) } });
};

/** A circle of four curves. */
const circle = (x: number, y: number, radius: number): string => {
  const pull = radius * 0.5523;
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(3)).join(' ');
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + pull, x + pull, y + radius, x, y + radius)} c`,
    `${at(x - pull, y + radius, x - radius, y + pull, x - radius, y)} c`,
    `${at(x - radius, y - pull, x - pull, y - radius, x, y - radius)} c`,
    `${at(x + pull, y - radius, x + radius, y - pull, x + radius, y)} c h`,
  ].join(' ');
};
