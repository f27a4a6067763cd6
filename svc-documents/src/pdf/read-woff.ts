import { inflateSync } from 'node:zlib';

/** A TrueType font, and what placing its glyphs needs. Widths and heights are thousandths of the font's size. */
export interface Sfnt {
  file: Buffer;
  /** Undefined for a sign that the font does not have. */
  glyphOf: (codePoint: number) => number | undefined;
  widthOf: (glyph: number) => number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
}

// What a PDF reader needs of a font; positioning and naming tables stay outside.
const keptTables = ['OS/2', 'cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'post', 'prep'];

/** Reads a WOFF file (W3C WOFF 1.0) with TrueType outlines. */
export const readWoff = (woff: Buffer): Sfnt => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
    const [offset, packed, full] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', entry, entry + 4), packed < full ? inflateSync(data) : data);
  }
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')];
  const unitsPerEm = head.readUInt16BE(18);
  const scaled = (units: number) => Math.round((units * 1_000) / unitsPerEm);
  const metricCount = hhea.readUInt16BE(34);
  const glyphs = readCmap(table('cmap'));
  return {
    file: writeSfnt(keptTables.flatMap((name) => (tables.has(name) ? [[name, table(name)] as const] : []))),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4)),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    box: [scaled(head.readInt16BE(36)), scaled(head.readInt16BE(38)), scaled(head.readInt16BE(40)), scaled(head.readInt16BE(42))],
  };
};

/** Code point to glyph, from the Unicode subtable of format 4 that every such font has. */
const readCmap = (cmap: Buffer): Map<number, number> => {
  const glyphs = new Map<number, number>();
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no cmap of format 4');
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map((at) => start + at) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < doubled; segment += 2) {
    const [first, last] = [cmap.readUInt16BE(starts + segment), cmap.readUInt16BE(ends + segment)];
    const offset = cmap.readUInt16BE(offsets + segment);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const direct = offset === 0 ? code : cmap.readUInt16BE(offsets + segment + offset + (code - first) * 2);
      const glyph = direct === 0 ? 0 : (direct + cmap.readUInt16BE(deltas + segment)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
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
