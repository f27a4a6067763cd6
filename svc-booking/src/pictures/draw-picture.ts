import { createHash } from 'node:crypto';
import { maxPictureBytes, minPictureWidth, pictureWidths } from '@plenary/contracts/picture-terms';
import type { Picture } from '@plenary/contracts/venue';
import type { Sharp } from 'sharp';

const formats = ['avif', 'webp'] as const;
type PictureFile = { name: string; bytes: Buffer; width: number; format: (typeof formats)[number] };

type PictureSizes = Pick<Picture, 'sources' | 'width' | 'height' | 'blur'>;

interface DrawnPicture {
  /** To be kept before anything names them. */
  files: Pick<PictureFile, 'name' | 'bytes'>[];
  picture: PictureSizes & { originalWidth: number };
}

export type PictureFault = 'too_large' | 'not_a_picture' | 'too_small' | 'broken';

/** A few bytes can claim a picture that fills the memory. */
const maxPixels = 60_000_000;
const blurWidth = 16;
/** Of the file that later crops are taken from. */
const widestOriginal = 4_000;

/** The file of a picture that a crop is taken from, by the address of one of the others; visitors find none of that name. */
export const originalName = (url: string): string | undefined => {
  const id = /^\/api\/pictures\/([0-9a-f]{24})-/.exec(url)?.[1];
  return id && `${id}-original.jpeg`;
};

/**
 * A picture in all its sizes, from bytes that may be anything: its kind is told by them, and what they say of camera, place and time is
 * left out. A fault: more than 10 MB, neither JPEG nor PNG nor WebP, less than 1,600 px wide, or broken.
 */
export const drawPicture = async (base64: string): Promise<DrawnPicture | PictureFault> => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxPictureBytes) return 'too_large';
  const kind = kindOf(bytes);
  if (!kind) return 'not_a_picture';
  // As it is to be seen: the turn that a camera notes is made, then forgotten.
  const whole = await openPicture(bytes);
  try {
    const { format, autoOrient } = await whole.metadata();
    if (format !== kind) return 'not_a_picture';
    if (autoOrient.width < minPictureWidth) return 'too_small';
    const id = nameOf(bytes);
    const { files, sizes } = await drawSizes(whole, { id, ...autoOrient });
    const originalWidth = Math.min(autoOrient.width, widestOriginal);
    const original = await whole.clone().resize({ width: originalWidth }).flatten({ background: 'white' }).jpeg({ quality: 92 }).toBuffer();
    return { files: [...files, { name: `${id}-original.jpeg`, bytes: original }], picture: { ...sizes, originalWidth } };
  } catch {
    return 'broken';
  }
};

/** A picture by its bytes, upright. */
export const openPicture = async (bytes: Buffer): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
};

/** Says the content of a picture. */
export const nameOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 24);

const kindOf = (bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined => {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
};

/** A picture as AVIF and WebP in all widths that it has, and the tiny one that is shown first. */
export const drawSizes = async (
  whole: Sharp,
  { id, width, height }: { id: string; width: number; height: number },
): Promise<{ files: PictureFile[]; sizes: PictureSizes }> => {
  const largest = Math.min(Math.max(...pictureWidths), width);
  // Read once: most of the time goes into a large file.
  const { data, info } = await whole.clone().resize({ width: largest }).raw().toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const resized = (size: number) => sharp(data, { raw: info }).resize({ width: size });
  const files: PictureFile[] = [];
  for (const format of formats)
    for (const size of [...pictureWidths.filter((one) => one < largest), largest]) {
      const drawn = format === 'avif' ? resized(size).avif({ quality: 50, effort: 2 }) : resized(size).webp({ quality: 76 });
      files.push({ name: `${id}-${size}.${format}`, bytes: await drawn.toBuffer(), width: size, format });
    }
  const tiny = await resized(blurWidth).webp({ quality: 30 }).toBuffer();
  return {
    files,
    sizes: {
      sources: files.map(({ name, width: size, format }) => ({ url: `/api/pictures/${name}`, width: size, format })),
      width: largest,
      height: Math.round((height * largest) / width),
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    },
  };
};
