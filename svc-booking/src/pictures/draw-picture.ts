import { createHash } from 'node:crypto';
import { maxPictureBytes, minPictureWidth, pictureWidths } from '@plenary/contracts/picture-terms';
import type { Picture } from '@plenary/contracts/venue';
import type { Sharp } from 'sharp';

const formats = ['avif', 'webp'] as const;
type PictureFile = { name: string; bytes: Buffer; width: number; format: (typeof formats)[number] };

interface DrawnPicture {
  files: PictureFile[];
  picture: Omit<Picture, 'alternative'>;
}

export type PictureFault = 'too_large' | 'not_a_picture' | 'too_small' | 'broken';

/** A few bytes can claim a picture that fills the memory. */
const maxPixels = 60_000_000;
const blurWidth = 16;

/**
 * A picture in all its sizes, from bytes that may be anything: its kind is told by them, and what they say of camera, place and time is
 * left out. A fault: more than 10 MB, neither JPEG nor PNG nor WebP, less than 1,600 px wide, or broken.
 */
export const drawPicture = async (base64: string): Promise<DrawnPicture | PictureFault> => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxPictureBytes) return 'too_large';
  const kind = kindOf(bytes);
  if (!kind) return 'not_a_picture';
  const { default: sharp } = await import('sharp');
  // As it is to be seen: the turn that a camera notes is made, then forgotten.
  const whole = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  try {
    const { format, autoOrient } = await whole.metadata();
    if (format !== kind) return 'not_a_picture';
    if (autoOrient.width < minPictureWidth) return 'too_small';
    return await draw(whole, { id: createHash('sha256').update(bytes).digest('hex').slice(0, 24), ...autoOrient });
  } catch {
    return 'broken';
  }
};

const kindOf = (bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined => {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
};

const draw = async (whole: Sharp, { id, width, height }: { id: string; width: number; height: number }): Promise<DrawnPicture> => {
  const files: PictureFile[] = [];
  for (const format of formats)
    for (const size of pictureWidths) {
      const resized = whole.clone().resize({ width: size });
      const drawn = format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 76 });
      files.push({ name: `${id}-${size}.${format}`, bytes: await drawn.toBuffer(), width: size, format });
    }
  const tiny = await whole.clone().resize({ width: blurWidth }).webp({ quality: 30 }).toBuffer();
  const largest = Math.max(...pictureWidths);
  return {
    files,
    picture: {
      sources: files.map(({ name, width: size, format }) => ({ url: `/api/pictures/${name}`, width: size, format })),
      width: largest,
      height: Math.round((height * largest) / width),
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    },
  };
};
