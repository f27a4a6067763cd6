import { type PDFContext, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { FormFont, FormFonts } from './form-fonts.ts';

export interface FontEmbedder {
  /** The first font, Latin, as one that a reader can type with. */
  simple: PDFRef;
  /** A font whose glyphs are placed by their numbers; notes that this glyph of it is in use. */
  use: (sign: { font: number; glyph: number; codePoint: number }) => PDFRef;
  /** Writes the fonts with all that was used of them; to be called last. */
  embed: () => void;
}

/** Puts fonts into a PDF, each file once, however many fields are written with it. */
export const createFontEmbedder = (context: PDFContext, fonts: FormFonts): FontEmbedder => {
  const files = new Map<FormFont, PDFRef>();
  const used = new Map<number, { ref: PDFRef; glyphs: Map<number, number> }>();

  const fontAt = (index: number): FormFont => {
    const font = fonts[index];
    if (!font) throw new Error('a sign of no font');
    return font;
  };
  const fileOf = (font: FormFont): PDFRef => {
    const ref = files.get(font) ?? context.register(context.stream(font.packed, { Filter: 'FlateDecode', Length1: font.file.length }));
    files.set(font, ref);
    return ref;
  };
  const latin = fontAt(0);
  return {
    simple: context.register(
      context.obj(simpleFont(latin, descriptorOf(context, { font: latin, file: fileOf(latin), flags: nonsymbolic }))),
    ),
    use: ({ font, glyph, codePoint }) => {
      const known = used.get(font) ?? { ref: context.nextRef(), glyphs: new Map<number, number>() };
      used.set(font, known);
      known.glyphs.set(glyph, codePoint);
      return known.ref;
    },
    embed: () => {
      for (const [index, { ref, glyphs }] of used) {
        const font = fontAt(index);
        const descriptor = descriptorOf(context, { font, file: fileOf(font), flags: symbolic });
        context.assign(ref, context.obj(glyphFont(context, { font, descriptor, glyphs })));
      }
    },
  };
};

const symbolic = 4;
const nonsymbolic = 32;

const simpleFont = (font: FormFont, descriptor: PDFRef) => {
  const decoder = new TextDecoder('windows-1252');
  const codes = Array.from({ length: 224 }, (_, index) => decoder.decode(Uint8Array.of(index + 32)).codePointAt(0) ?? 0);
  return {
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: font.name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: 32,
    LastChar: 255,
    Widths: codes.map((code) => font.widthOf(font.glyphOf(code) ?? 0)),
    FontDescriptor: descriptor,
  };
};

interface GlyphFont {
  font: FormFont;
  descriptor: PDFRef;
  /** Glyphs in use, with the sign each stands for. */
  glyphs: ReadonlyMap<number, number>;
}

const glyphFont = (context: PDFContext, { font, descriptor, glyphs }: GlyphFont) => {
  const numbers = [...glyphs.keys()].toSorted((a, b) => a - b);
  const descendant = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: font.name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    CIDToGIDMap: 'Identity',
    W: numbers.flatMap((glyph) => [glyph, [font.widthOf(glyph)]]),
    FontDescriptor: descriptor,
  };
  return {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: font.name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(context.obj(descendant))],
    ToUnicode: context.register(
      context.flateStream(unicodeMap(numbers.map((glyph) => `<${hex(glyph)}> <${utf16(glyphs.get(glyph) ?? 0)}>`))),
    ),
  };
};

const unicodeMap = (pairs: readonly string[]): string => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${chunksOf(pairs, 100)
  .map((chunk) => `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`)
  .join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;

export const hex = (glyph: number): string => glyph.toString(16).toUpperCase().padStart(4, '0');

const utf16 = (codePoint: number): string =>
  Array.from(String.fromCodePoint(codePoint).split(''), (unit) => hex(unit.charCodeAt(0))).join('');

const chunksOf = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));

interface Descriptor {
  font: FormFont;
  file: PDFRef;
  flags: number;
}

const descriptorOf = (context: PDFContext, { font, file, flags }: Descriptor): PDFRef =>
  context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(font.name),
      Flags: flags,
      FontBBox: [...font.box],
      ItalicAngle: 0,
      Ascent: font.ascent,
      Descent: font.descent,
      CapHeight: font.capHeight,
      StemV: 80,
      FontFile2: file,
    }),
  );
