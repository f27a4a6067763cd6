import { exportOccupancy } from '@plenary/contracts/desk-reports.endpoints';
import type { OccupancyAsked } from '@plenary/contracts/desk-reports.schemas';
import { occupancyGroups } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { PeriodForm } from '../deals/period-form.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import listStyles from '../desk/list.module.css';
import { useAsOf } from '../desk/use-as-of.ts';
import { useAsk } from '../desk/use-ask.ts';
import { paths } from '../paths.ts';
import { occupancyAddress } from './api.ts';
import type { OccupancyData } from './load-occupancy.ts';
import { OccupancyChart } from './occupancy-chart.tsx';
import { OccupancyTable } from './occupancy-table.tsx';
import { ReportLinks } from './report-links.tsx';
import styles from './reports.module.css';

/** How far meeting rooms are sold in a period, and how full (design: desk D18). The address holds what is asked for. */
export const OccupancyPage = () => {
  const { asked, report } = useLoaderData<OccupancyData>();
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const asOf = useAsOf();
  return (
    <DeskPage
      title={t('reports.occupancy.title')}
      description={t('reports.occupancy.description')}
      choices={<ExportLinks by={exportOccupancy} addressOf={(format) => occupancyAddress(asked, { format, language })} />}
    >
      <ReportLinks shown="occupancy" />
      <OccupancyFilter asked={asked} />
      {report.total.halves === 0 ? (
        <EmptyState title={t('reports.none')} />
      ) : (
        <>
          <OccupancyChart asked={asked} report={report} />
          <OccupancyTable asked={asked} report={report} />
        </>
      )}
      <p className={styles.how}>{t('reports.occupancy.how')}</p>
      <p className={styles.how}>{asOf(report.asOf)}</p>
    </DeskPage>
  );
};

const OccupancyFilter = ({ asked }: { asked: OccupancyAsked }) => {
  const { t } = useTranslation('staff');
  const ask = useAsk(asked, (next: Partial<OccupancyAsked>) => paths.occupancy(next));
  return (
    <section className={listStyles.filters} aria-label={t('deals.filters')}>
      <NativeSelect
        label={t('reports.by')}
        options={occupancyGroups.map((id) => ({ id, label: t(`reports.groups.${id}`) }))}
        value={asked.by}
        onChange={(by) => ask({ by })}
      />
      <PeriodForm key={`${asked.from} ${asked.to}`} from={asked.from} to={asked.to} onPeriod={ask} />
      <NativeSelect
        label={t('desk.country')}
        options={[{ id: 'all', label: t('deals.all') } as const, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
        value={asked.country ?? 'all'}
        onChange={(id) => ask({ country: id === 'all' ? undefined : id })}
      />
    </section>
  );
};
