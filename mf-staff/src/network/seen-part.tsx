import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import type { PictureArea } from '@plenary/contracts/venue';
import type { ComponentProps } from 'react';
import { seenBox } from './crop-area.ts';

interface Props extends Pick<ComponentProps<'svg'>, 'className'> {
  whole: NonNullable<NetworkPicture['whole']>;
  area: PictureArea;
  /** Cut to a ratio around the point in sight; without, all of the area. */
  cut?: { ratio: number; focus: { x: number; y: number } };
  'data-room'?: boolean;
}

/** A part of a picture whose files are not drawn yet, out of a file of the whole. */
export const SeenPart = ({ whole, area, cut, ...others }: Props) => (
  <svg viewBox={seenBox(whole, { area, cut })} aria-hidden="true" {...others}>
    <image href={whole.url} width={whole.width} height={whole.height} preserveAspectRatio="none" />
  </svg>
);
