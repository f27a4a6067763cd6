/** Heads of pictures: what the service reads of one. Bytes behind them make each another picture. */
const head = (length: number, parts: Readonly<Record<number, string | Buffer>>): Buffer => {
  const bytes = Buffer.alloc(length);
  for (const [at, part] of Object.entries(parts)) bytes.set(Buffer.from(part as string, 'latin1'), Number(at));
  return bytes;
};
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const pair = (width: number, height: number) => Buffer.concat([uint16(width).reverse(), uint16(height).reverse()]);

const makers = {
  png: (width: number, height: number) =>
    head(33, {
      0: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      16: Buffer.concat([uint16(0), uint16(width), uint16(0), uint16(height)]),
    }),
  /** With a comment in front of its frame. */
  jpeg: (width: number, height: number) =>
    head(40, { 0: '\xff\xd8\xff\xfe\0\x08remark\xff\xc2\0\x11\x08', 17: Buffer.concat([uint16(height), uint16(width)]) }),
  webp: (width: number, height: number) => head(30, { 0: 'RIFF\0\0\0\0WEBPVP8 ', 26: pair(width, height) }),
  losslessWebp: (width: number, height: number) =>
    head(30, { 0: 'RIFF\0\0\0\0WEBPVP8L', 20: Buffer.from([0x2f, ...lossless(width, height)]) }),
  extendedWebp: (width: number, height: number) =>
    head(30, {
      0: 'RIFF\0\0\0\0WEBPVP8X',
      24: uint16(width - 1).reverse(),
      27: uint16(height - 1).reverse(),
    }),
};
const lossless = (width: number, height: number) => {
  const packed = Buffer.alloc(4);
  packed.writeUInt32LE((width - 1) | ((height - 1) << 14));
  return packed;
};
export type PictureKind = keyof typeof makers;

/** A picture as base64, as staff send one; `tail` makes it another one. */
export const makePicture = (kind: PictureKind, { width = 256, height = 256, tail = '' } = {}): string =>
  Buffer.concat([makers[kind](width, height), Buffer.from(tail)]).toString('base64');
