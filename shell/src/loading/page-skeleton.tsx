import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';

/** Placeholder of the page while its remote and its data are loading. */
export const PageSkeleton = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup label={t('layout.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="line" width="most" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  );
};
