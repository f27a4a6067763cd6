import { useLocation } from '@plenary/platform/router';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';
import { shapeOfPage } from './shape-of-page.ts';

/** Placeholder of the page while its remote and its data are loading, in the shape of what its address will show. */
export const PageSkeleton = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <div className={styles.skeleton} data-shape={shapeOfPage(pathname)}>
      <SkeletonGroup label={t('layout.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="line" width="most" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  );
};
