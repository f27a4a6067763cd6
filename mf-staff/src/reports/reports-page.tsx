import { exportReport } from '@plenary/contracts/desk-reports.endpoints';
import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { useAsOf } from '../desk/use-as-of.ts';
import { paths } from '../paths.ts';
import { reportAddress } from './api.ts';
import { ConversionChart } from './conversion-chart.tsx';
import { ConversionTable } from './conversion-table.tsx';
import { DealsChart } from './deals-chart.tsx';
import type { ReportData } from './load-report.ts';
import { ReportFilter } from './report-filter.tsx';
import { ReportLinks } from './report-links.tsx';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';
import { TimesTable } from './times-table.tsx';

/** Deals of a period counted and summed (design: desk D19, D22, D23); each number leads to its list. The address holds what is asked for. */
export const ReportsPage = () => {
  const { asked, report } = useLoaderData<ReportData>();
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const asOf = useAsOf();
  return (
    <DeskPage
      title={t('reports.title')}
      description={t('reports.description')}
      choices={<ExportLinks by={exportReport} addressOf={(format) => reportAddress(asked, { format, language })} />}
    >
      <ReportLinks shown="deals" />
      <ReportFilter asked={asked} pathOf={paths.reports} />
      {report.total.count === 0 ? (
        <EmptyState title={t('reports.none')} />
      ) : (
        <>
          <DealsChart asked={asked} report={report} />
          <ReportTable asked={asked} report={report} />
        </>
      )}
      {report.times && report.total.count > 0 ? (
        <div className={styles.times}>
          <TimesTable times={report.times} />
        </div>
      ) : null}
      {report.conversion && hasBegun(report.conversion) ? (
        <div className={styles.conversion}>
          <ConversionChart {...report.conversion} />
          <ConversionTable asked={asked} conversion={report.conversion} />
          <p className={styles.how}>{t('reports.conversion.how')}</p>
        </div>
      ) : null}
      <p className={styles.how}>{t('reports.how')}</p>
      <p className={styles.how}>{asOf(report.asOf)}</p>
    </DeskPage>
  );
};

const hasBegun = ({ requests, quoted, held }: NonNullable<Report['conversion']>): boolean =>
  (requests?.count ?? 0) + quoted.count + held.count > 0;
