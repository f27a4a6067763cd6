import { useTranslation } from 'react-i18next';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import styles from './reports.module.css';

/** The reports, of which one is shown. */
export const ReportLinks = ({ shown }: { shown: 'deals' | 'money' | 'occupancy' | 'times' }) => {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.views}>
      <StateLinks
        label={t('reports.title')}
        links={[
          { name: t('reports.deals'), to: paths.reports(), isCurrent: shown === 'deals' },
          { name: t('reports.money.title'), to: paths.money(), isCurrent: shown === 'money' },
          { name: t('reports.occupancy.title'), to: paths.occupancy(), isCurrent: shown === 'occupancy' },
          { name: t('reports.times.title'), to: paths.times(), isCurrent: shown === 'times' },
        ]}
      />
    </div>
  );
};
