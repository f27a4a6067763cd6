import { exportTimes } from '@plenary/contracts/desk-reports.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { ExportLinks } from '../desk/export-links.tsx';
import { useAsOf } from '../desk/use-as-of.ts';
import { paths } from '../paths.ts';
import { AnswersTable } from './answers-table.tsx';
import { timesAddress } from './api.ts';
import { DealTimesTable } from './deal-times-table.tsx';
import type { TimesData } from './load-report.ts';
import { ReportFilter } from './report-filter.tsx';
import { ReportLinks } from './report-links.tsx';
import styles from './reports.module.css';
import { AnswersChart, LeadChart } from './times-charts.tsx';

/** How long deals and answers to requests take (design: desk D21); each number leads to its list. The address holds what is asked for. */
export const TimesPage = () => {
  const { asked, report } = useLoaderData<TimesData>();
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const asOf = useAsOf();
  const { total, answers } = report;
  return (
    <DeskPage
      title={t('reports.times.title')}
      description={t('reports.times.description')}
      choices={<ExportLinks by={exportTimes} addressOf={(format) => timesAddress(asked, { format, language })} />}
    >
      <ReportLinks shown="times" />
      <ReportFilter asked={asked} pathOf={paths.times} />
      {total.lead.count === 0 ? (
        <EmptyState title={t('reports.none')} />
      ) : (
        <>
          <LeadChart asked={asked} report={report} />
          <DealTimesTable asked={asked} report={report} />
        </>
      )}
      {answers.total.count > 0 ? (
        <div className={styles.conversion}>
          <AnswersChart asked={asked} report={report} />
          <AnswersTable asked={asked} answers={answers} />
        </div>
      ) : null}
      <p className={styles.how}>{t('reports.times.how')}</p>
      <p className={styles.how}>{asOf(report.asOf)}</p>
    </DeskPage>
  );
};
