import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import { exportReport } from '@plenary/contracts/desk-reports.endpoints';
import type { Report, ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
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
import { reportAddress } from './api.ts';
import { ConversionTable } from './conversion-table.tsx';
import { type ReportData, reportPeriods } from './load-report.ts';
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
      <ReportFilter asked={asked} />
      {report.total.count === 0 ? <EmptyState title={t('reports.none')} /> : <ReportTable asked={asked} report={report} />}
      {report.times && report.total.count > 0 ? (
        <div className={styles.times}>
          <TimesTable times={report.times} />
        </div>
      ) : null}
      {report.conversion && hasBegun(report.conversion) ? (
        <div className={styles.conversion}>
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

const ReportFilter = ({ asked }: { asked: ReportAsked }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const ask = useAsk(asked, (next: Partial<ReportAsked>) => paths.reports(next));
  const all = { id: 'all', label: t('deals.all') } as const;
  return (
    <section className={listStyles.filters} aria-label={t('deals.filters')}>
      <NativeSelect
        label={t('reports.by')}
        options={reportGroups.map((id) => ({ id, label: t(`reports.groups.${id}`) }))}
        value={asked.by}
        onChange={(by) => ask({ by })}
      />
      <NativeSelect
        label={t('deals.period')}
        options={reportPeriods.map((id) => ({ id, label: t(`deals.periods.${id}`) }))}
        value={asked.period}
        onChange={(period) => ask({ period })}
      />
      <PeriodForm key={`${asked.from} ${asked.to}`} from={asked.from} to={asked.to} onPeriod={ask} />
      <NativeSelect
        label={t('deals.stage')}
        options={[all, ...dealStages.map((id) => ({ id, label: dealStageWords[language][id] }))]}
        value={asked.stage ?? 'all'}
        onChange={(id) => ask({ stage: id === 'all' ? undefined : id })}
      />
      <NativeSelect
        label={t('desk.country')}
        options={[all, ...countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))]}
        value={asked.country ?? 'all'}
        onChange={(id) => ask({ country: id === 'all' ? undefined : id })}
      />
    </section>
  );
};
