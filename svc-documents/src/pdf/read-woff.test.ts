import { type FormFonts, readFormFonts } from './form-fonts.ts';
import { readWoff } from './read-woff.ts';

let fonts: FormFonts;
beforeAll(async () => {
  fonts = await readFormFonts();
});

const tablesOf = (file: Buffer) =>
  Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number];
    return { name: file.toString('latin1', entry, entry + 4), checksum, offset, length };
  });

describe('the font of the fields', () => {
  it('is a TrueType file with what a reader needs, every table where and what it says', () => {
    for (const { file } of fonts) {
      const tables = tablesOf(file);
      expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']));
      expect(tables.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).toSorted());
      for (const { checksum, offset, length } of tables) {
        let sum = 0;
        for (let at = offset; at < offset + Math.ceil(length / 4) * 4; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
        expect(sum).toBe(checksum);
      }
    }
  });

  it('comes with Latin first, and knows which signs it has', () => {
    const [latin] = fonts;
    expect(latin?.name).toBe('Inter-latin');
    for (const sign of 'AZaz09éÇñ€–’') expect(latin?.glyphOf(sign.codePointAt(0) ?? 0)).toBeGreaterThan(0);
    for (const sign of 'Łж') expect(latin?.glyphOf(sign.codePointAt(0) ?? 0)).toBeUndefined();
  });

  it('gives each glyph its width', () => {
    const [latin] = fonts;
    const widthOf = (sign: string) => latin?.widthOf(latin.glyphOf(sign.codePointAt(0) ?? 0) ?? 0) ?? 0;
    expect(widthOf('i')).toBeLessThan(widthOf('n'));
    expect(widthOf('n')).toBeLessThan(widthOf('W'));
    expect(widthOf('W')).toBeLessThan(1_200);
  });
});

it('takes no other file for a font', () => {
  expect(() => readWoff(Buffer.from('wOF2 and more of it'))).toThrow('not a WOFF file');
});
