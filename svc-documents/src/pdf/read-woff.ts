import { inflateSync } from 'node:zlib';
import { create } from 'fontkit';

/** A TrueType font, and what placing its glyphs needs. Widths and heights are thousandths of the font's size. */
export interface Sfnt {
  file: Buffer;
  /** Undefined for a character that the font does not have. */
  glyphOf: (codePoint: number) => number | undefined;
  widthOf: (glyph: number) => number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
}

/** Reads a WOFF file (W3C WOFF 1.0) with TrueType outlines. */
export const readWoff = (woff: Buffer): Sfnt => {
  const file = unpackWoff(woff);
  const font = create(file);
  if (!('unitsPerEm' in font)) throw new Error('a collection of fonts, not one');
  const scaled = (units: number) => Math.round((units * 1_000) / font.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    file,
    glyphOf: (codePoint) => (font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).id : undefined),
    widthOf: (glyph) => scaled(font.getGlyph(glyph).advanceWidth),
    ascent: scaled(font.ascent),
    descent: scaled(font.descent),
    capHeight: scaled(font.capHeight),
    box: [scaled(minX), scaled(minY), scaled(maxX), scaled(maxY)],
  };
};

// What a PDF reader needs of a font; positioning and naming tables stay outside.
const keptTables = ['OS/2', 'cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'post', 'prep'];

/**
 * The TrueType file inside a WOFF file, which is what a PDF embeds. fontkit writes subsets alone, without the `cmap` table that a reader
 * needs to type into a field.
 */
const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables: (readonly [string, Buffer])[] = [];
  for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
    const name = woff.toString('latin1', entry, entry + 4);
    const [offset, packed, full] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    if (keptTables.includes(name)) tables.push([name, packed < full ? inflateSync(data) : data]);
  }
  return writeSfnt(tables.toSorted(([a], [b]) => keptTables.indexOf(a) - keptTables.indexOf(b)));
};

/** A TrueType file of these tables, which come in the order of their names. */
const writeSfnt = (tables: readonly (readonly [string, Buffer])[]): Buffer => {
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = header.length;
  const bodies = tables.map(([name, data], index) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const entry = 12 + index * 16;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(checksumOf(padded), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
};

const checksumOf = (padded: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};
