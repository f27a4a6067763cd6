import { Logo } from '@plenary/ui/logo';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

/** The frame of the page while the first remote is on its way: nothing in it needs the router. */
export const BootFrame = ({ brandName }: { brandName: string }) => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <div className={styles.barContent}>
          <a className={styles.home} href="/" aria-label={t('layout.home', { brand: brandName })}>
            <Logo name={brandName} />
          </a>
        </div>
      </header>
      <main className={styles.booting}>
        <SkeletonGroup label={t('layout.loading')}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="line" width="most" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      </main>
    </div>
  );
};
