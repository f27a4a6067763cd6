import { maxPictureBytes } from '@plenary/contracts/scientist-picture-terms';

interface Size {
  width: number;
  height: number;
}

interface Kind {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Undefined: the bytes are of another kind, or broken. */
  sizeOf: (bytes: Buffer) => Size | undefined;
}

const pngHead = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const sizeOfPng = (bytes: Buffer): Size | undefined =>
  bytes.length >= 33 && bytes.subarray(0, pngHead.length).equals(pngHead)
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** Start-of-frame markers: those from C0 to CF that are no tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const sizeOfJpeg = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const sizeOfWebp = (bytes: Buffer): Size | undefined => {
  const text = (from: number) => bytes.toString('latin1', from, from + 4);
  if (bytes.length < 30 || text(0) !== 'RIFF' || text(8) !== 'WEBP') return undefined;
  switch (text(12)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

const kinds: readonly Kind[] = [
  { mediaType: 'image/png', sizeOf: sizeOfPng },
  { mediaType: 'image/jpeg', sizeOf: sizeOfJpeg },
  { mediaType: 'image/webp', sizeOf: sizeOfWebp },
];

/** Pixels of a side; a few bytes can claim a picture that fills the memory of a browser. */
const [minSide, maxSide] = [16, 1024];
const isSane = (side: number) => side >= minSide && side <= maxSide;

interface Picture {
  bytes: Buffer;
  mediaType: Kind['mediaType'];
}
export type PictureFault = 'too_large' | 'not_a_picture' | 'invalid_dimensions';

/** The kind of a picture from its own bytes, whatever its sender says; or what is wrong with it. */
export const readPicture = (base64: string): Picture | PictureFault => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxPictureBytes) return 'too_large';
  for (const { mediaType, sizeOf } of kinds) {
    const size = sizeOf(bytes);
    if (size) return isSane(size.width) && isSane(size.height) ? { bytes, mediaType } : 'invalid_dimensions';
  }
  return 'not_a_picture';
};
