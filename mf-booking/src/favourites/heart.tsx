import { HeartIcon } from '@plenary/ui/heart-icon';
import { useTranslation } from 'react-i18next';
import styles from './heart.module.css';
import { useFavourite } from './use-favourite.ts';

/** Keeps a venue among the favourites of this browser, on the corner of its picture. */
export const Heart = ({ slug, name }: { slug: string; name: string }) => {
  const { t } = useTranslation('booking');
  const { isKept, press } = useFavourite(slug, (most) => t('favourites.full', most));
  return (
    <button type="button" className={styles.heart} aria-pressed={isKept} aria-label={t('favourites.heart', { name })} onClick={press}>
      <HeartIcon isFilled={isKept} />
    </button>
  );
};
