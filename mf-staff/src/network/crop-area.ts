import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { minCropHeight, minCropWidth } from '@plenary/contracts/picture-terms';
import type { PictureArea } from '@plenary/contracts/venue';

/** A way over a picture, in percent of it. */
interface Way {
  x: number;
  y: number;
}

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof corners)[number];
type Whole = NonNullable<NetworkPicture['whole']>;

export const wholeArea: PictureArea = { x: 0, y: 0, width: 100, height: 100 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

/** The area at another place of the picture. */
export const movedArea = (area: PictureArea, { x, y }: Way): PictureArea => ({
  ...area,
  x: between(0, area.x + x, 100 - area.width),
  y: between(0, area.y + y, 100 - area.height),
});

/** The area with one corner at another place; it stays as large as crops have to be. */
export const resizedArea = (area: PictureArea, { corner, by, whole }: { corner: Corner; by: Way; whole: Whole }): PictureArea => {
  const least = { width: Math.min(100, Math.ceil((minCropWidth * 100) / whole.width)), height: minCropHeight };
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const isRight = corner === 'topRight' || corner === 'bottomRight';
  const isBottom = corner === 'bottomLeft' || corner === 'bottomRight';
  const x = isRight ? area.x : between(0, area.x + by.x, right - least.width);
  const y = isBottom ? area.y : between(0, area.y + by.y, bottom - least.height);
  return {
    ...{ x, y },
    width: isRight ? between(least.width, area.width + by.x, 100 - x) : right - x,
    height: isBottom ? between(least.height, area.height + by.y, 100 - y) : bottom - y,
  };
};

const percent = (part: number) => between(0, part * 100, 100);

/** The point in sight, told of one area, as it is told of another. */
export const focusWithin = (focus: Way, { from, to }: { from: PictureArea; to: PictureArea }): Way => ({
  x: percent((from.x + (focus.x * from.width) / 100 - to.x) / to.width),
  y: percent((from.y + (focus.y * from.height) / 100 - to.y) / to.height),
});

/** What of the whole is seen of an area, in its pixels, as `viewBox` says it; cut to a ratio around the point in sight. */
export const seenBox = (whole: Whole, { area, cut }: { area: PictureArea; cut?: { ratio: number; focus: Way } }): string => {
  const [width, height] = [(whole.width * area.width) / 100, (whole.height * area.height) / 100];
  const seenWidth = cut ? Math.min(width, height * cut.ratio) : width;
  const seenHeight = cut ? seenWidth / cut.ratio : height;
  const left = (whole.width * area.x) / 100 + ((width - seenWidth) * (cut?.focus.x ?? 0)) / 100;
  const top = (whole.height * area.y) / 100 + ((height - seenHeight) * (cut?.focus.y ?? 0)) / 100;
  return [left, top, seenWidth, seenHeight].map((value) => Math.round(value)).join(' ');
};
