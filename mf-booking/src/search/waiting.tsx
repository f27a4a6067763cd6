import { Button } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { Load } from './use-load.ts';
import styles from './waiting.module.css';

/** Placeholder of fields that are loading, or failed to load. */
export const Waiting = ({ loads }: { loads: readonly Load<unknown>[] }) => {
  const { t } = useTranslation('booking');
  const failed = loads.filter(({ hasFailed }) => hasFailed);
  if (failed.length > 0) {
    return (
      <div className={styles.failure} role="alert">
        <p>{t('search.failed')}</p>
        <Button variant="secondary" size="small" onClick={() => failed.forEach(({ retry }) => void retry())}>
          {t('search.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup label={t('search.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  );
};
