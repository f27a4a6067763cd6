import type { Picture, Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useTranslation } from 'react-i18next';
import styles from './gallery.module.css';

/** How many pictures are shown before the whole series (spec/booking.md §9). */
const places = [0, 1, 2, 3, 4] as const;

const sizesOf = (place: number) =>
  place === 0 ? '(width >= 80rem) 38rem, (width >= 640px) 50vw, 100vw' : '(width >= 80rem) 19rem, (width >= 640px) 25vw, 25vw';

/** The first five pictures, one large and four small. A place without a picture has a print of the venue's, which says nothing. */
export const Gallery = ({ venue: { name, palette, pictures } }: { venue: Pick<Venue, 'name' | 'palette' | 'pictures'> }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const show = (picture: Picture | undefined, place: number) => (
    <VenuePicture
      name={name}
      palette={palette}
      sources={picture?.sources}
      alt={picture?.alternative[language] ?? ''}
      blur={picture?.blur}
      sizes={sizesOf(place)}
      ratio="fill"
      variant={place}
      hasName={false}
      isPriority={place === 0}
    />
  );
  const hasPictures = pictures.carrousel.length > 0;
  return (
    <ul className={styles.gallery} aria-label={t('venue.pictures', { name })} aria-hidden={hasPictures ? undefined : true}>
      {places.map((place) => (
        <li key={place} aria-hidden={pictures.carrousel[place] ? undefined : true}>
          {show(pictures.carrousel[place], place)}
        </li>
      ))}
    </ul>
  );
};
