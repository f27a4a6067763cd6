import type { Picture, Venue } from '@plenary/contracts/venue';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './thumbnails.module.css';

interface Props extends Pick<Venue, 'name' | 'palette'> {
  slides: readonly (Picture | undefined)[];
  /** The picture that is shown. */
  index: number;
  onChoose: (index: number) => void;
}

/** The whole series, small; the one that is shown stays in sight. */
export const Thumbnails = ({ name, palette, slides, index, onChoose }: Props) => {
  const { t } = useTranslation('booking');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  const entries = slides.map((picture, place) => ({ picture, place }));
  return (
    <ol ref={list} className={styles.thumbnails}>
      {entries.map(({ picture, place }) => (
        <li key={place}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('venuePage.carousel.position', { number: place + 1, total: slides.length })}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <VenuePicture
              name={name}
              palette={palette}
              sources={picture?.sources}
              alt=""
              sizes="5rem"
              ratio="3/2"
              variant={place}
              hasName={false}
            />
          </button>
        </li>
      ))}
    </ol>
  );
};
