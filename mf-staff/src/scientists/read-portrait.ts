import { maxPictureText, pictureSide } from '@plenary/contracts/scientist-picture-terms';

/** Of a file as it is chosen; what is sent of it is far smaller. */
const maxFileBytes = 20_000_000;
const qualities = [0.9, 0.75, 0.6, 0.4];

export type PortraitFault = 'tooLarge' | 'notPicture';

/** The middle of a picture as a small square, in a data URL; nothing else of the file, such as where it was taken, is kept. */
export const readPortrait = async (file: Blob): Promise<{ dataUrl: string } | { fault: PortraitFault }> => {
  if (file.size > maxFileBytes) return { fault: 'tooLarge' };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { fault: 'notPicture' };
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no picture');
  context.imageSmoothingQuality = 'high';
  // Initials stand behind a portrait: nothing of it may be transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pictureSide, pictureSide);
  context.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, pictureSide, pictureSide);
  bitmap.close();
  return { dataUrl: encode(canvas) };
};

/** The best that is small enough. A browser that writes no WebP answers a PNG instead. */
const encode = (canvas: HTMLCanvasElement): string => {
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of qualities) {
      const dataUrl = canvas.toDataURL(type, quality);
      const head = `data:${type};base64,`;
      if (dataUrl.startsWith(head) && dataUrl.length - head.length <= maxPictureText) return dataUrl;
    }
  }
  throw new Error('no portrait is small enough');
};
