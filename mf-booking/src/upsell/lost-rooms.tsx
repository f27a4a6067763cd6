import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './lost-rooms.module.css';

/** Others took the rooms meanwhile: what can still be done. */
export const LostRooms = ({ venueSlug, search }: { venueSlug: string; search: string }) => {
  const { t } = useTranslation('booking');
  return (
    <div role="alert">
      <EmptyState
        picture="trouble"
        headingLevel={1}
        title={t('upsell.lost.title')}
        description={t('upsell.lost.text')}
        action={
          <div className={styles.ways}>
            <Link className={buttonClass()} to={paths.venue(venueSlug, search)}>
              {t('upsell.lost.venue')}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.list(search)}>
              {t('upsell.lost.list')}
            </Link>
          </div>
        }
      />
    </div>
  );
};
