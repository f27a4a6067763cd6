import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../search/use-load.ts';
import styles from './gallery.module.css';
import { previewCount, slidesOf } from './slides.ts';

const places = Array.from({ length: previewCount }, (_, place) => place);

const loadCarousel = () => import('./carousel.tsx');

const sizesOf = (place: number) =>
  place === 0 ? '(width >= 1024px) 26rem, (width >= 640px) 50vw, 88vw' : '(width >= 1024px) 13rem, (width >= 640px) 25vw, 88vw';

/**
 * The first five pictures, one large and four small, or on a phone a row to swipe; each opens the carousel at itself. A missing picture is replaced by a drawing of the
 * venue's, which is decorative unless the venue has drawings only.
 */
export const Gallery = ({ venue }: { venue: Pick<Venue, 'name' | 'palette' | 'pictures' | 'rooms'> }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const [opened, setOpened] = useState<number | null>(null);
  const carousel = useLoad({ name: 'carousel', isWanted: opened !== null, load: loadCarousel });
  const { name, palette, pictures } = venue;
  const slides = slidesOf(pictures);
  const total = slides.length;
  const open = (place: number) => {
    setOpened(place);
    if (carousel.hasFailed) carousel.retry();
  };
  const show = (place: number) => {
    const picture = slides[place];
    return (
      <VenuePicture
        name={name}
        palette={palette}
        sources={picture?.sources}
        focus={picture?.focus}
        alt={picture?.alternative[language] ?? ''}
        blur={picture?.blur}
        sizes={sizesOf(place)}
        ratio="fill"
        variant={place}
        hasName={false}
        isPriority={place === 0}
      />
    );
  };
  return (
    <>
      <ul className={styles.gallery} aria-label={t('venue.pictures', { name })}>
        {places.map((place) => (
          <li key={place} aria-hidden={place < total ? undefined : true}>
            {show(place)}
            {place < total ? (
              <button
                type="button"
                className={styles.open}
                aria-label={t('venuePage.carousel.open', { number: place + 1, total })}
                onClick={() => open(place)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {opened !== null && carousel.value ? <carousel.value.Carousel venue={venue} start={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
};
