import { HeartIcon } from '@plenary/ui/heart-icon';
import { useTranslation } from 'react-i18next';
import styles from './keep-venue.module.css';
import { useFavourite } from './use-favourite.ts';

/** Keeps the venue of a page among the favourites of this browser. A rendered page shows it as not kept, in the same space. */
export const KeepVenue = ({ slug }: { slug: string }) => {
  const { t } = useTranslation('booking');
  const { isKept, press } = useFavourite(slug, (most) => t('venue.favouritesFull', most));
  return (
    <button type="button" className={styles.keep} aria-pressed={isKept} onClick={press}>
      <HeartIcon isFilled={isKept} />
      {t('venue.favourite')}
    </button>
  );
};
