import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import type { PictureArea } from '@plenary/contracts/venue';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './crop.module.css';
import { type Corner, corners, movedArea, resizedArea } from './crop-area.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  whole: NonNullable<NetworkPicture['whole']>;
  area: PictureArea;
  onChange: (area: PictureArea) => void;
}

const outsideOf = ({ x, y, width, height }: PictureArea): string => {
  const [right, bottom] = [`${x + width}%`, `${y + height}%`];
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${x}% ${y}%, ${right} ${y}%, ${right} ${bottom}, ${x}% ${bottom}, ${x}% ${y}%)`;
};

/** The whole picture under a frame that is moved and whose corners are, by pointer or keys. */
export const CropFrame = (props: Props) => {
  const { whole, area, onChange } = props;
  const { t } = useTranslation('staff');
  const box = useRef<HTMLDivElement>(null);
  const drag = useDrag({ box, value: area, after: movedArea, onChange });
  const { x, y, width, height } = area;
  return (
    <div ref={box} className={styles.box}>
      <img className={styles.image} src={whole.url} alt="" width={whole.width} height={whole.height} draggable={false} />
      <div className={styles.shade} style={{ clipPath: outsideOf(area) }} />
      <div className={styles.frame} style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}>
        <button type="button" className={styles.move} aria-label={t('network.pictures.crop.frame', { x, y, width, height })} {...drag} />
        {corners.map((corner) => (
          <CornerHandle key={corner} {...props} box={box} corner={corner} />
        ))}
      </div>
    </div>
  );
};

const CornerHandle = ({ whole, area, onChange, box, corner }: Props & { box: RefObject<HTMLDivElement | null>; corner: Corner }) => {
  const { t } = useTranslation('staff');
  const drag = useDrag({ box, value: area, after: (before: PictureArea, by) => resizedArea(before, { corner, by, whole }), onChange });
  return (
    <button
      type="button"
      className={styles.corner}
      data-corner={corner}
      aria-label={t(`network.pictures.crop.${corner}`, { width: area.width, height: area.height })}
      {...drag}
    />
  );
};
