import { exportMoney } from '@plenary/contracts/desk-reports.endpoints';
import type { MoneyAsked } from '@plenary/contracts/desk-reports.schemas';
import { moneyBases, moneyGroupsOf } from '@plenary/contracts/desk-reports-terms';
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
import { moneyAddress } from './api.ts';
import type { MoneyData } from './load-money.ts';
import { MoneyChart } from './money-chart.tsx';
import { MoneyTable } from './money-table.tsx';
import { ReportLinks } from './report-links.tsx';
import styles from './reports.module.css';

/** What deals bring, by decision or by day of the event (design: desk D19, D22). The address holds what is asked for. */
export const MoneyPage = () => {
  const { asked, report } = useLoaderData<MoneyData>();
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const asOf = useAsOf();
  return (
    <DeskPage
      title={t('reports.money.title')}
      description={t('reports.money.description')}
      choices={<ExportLinks by={exportMoney} addressOf={(format) => moneyAddress(asked, { format, language })} />}
    >
      <ReportLinks shown="money" />
      <MoneyFilter asked={asked} />
      {report.total.count === 0 ? (
        <EmptyState title={t('reports.none')} />
      ) : (
        <>
          <MoneyChart asked={asked} report={report} />
          <MoneyTable asked={asked} report={report} />
        </>
      )}
      <p className={styles.how}>{t(`reports.money.how.${asked.basis}`)}</p>
      <p className={styles.how}>{asOf(report.asOf)}</p>
    </DeskPage>
  );
};

const MoneyFilter = ({ asked }: { asked: MoneyAsked }) => {
  const { t } = useTranslation('staff');
  const ask = useAsk(asked, (next: Partial<MoneyAsked>) => paths.money(next));
  return (
    <section className={listStyles.filters} aria-label={t('deals.filters')}>
      <NativeSelect
        label={t('reports.money.basis')}
        options={moneyBases.map((id) => ({ id, label: t(`reports.money.bases.${id}`) }))}
        value={asked.basis}
        onChange={(basis) => ask({ basis })}
      />
      <NativeSelect
        label={t('reports.by')}
        options={moneyGroupsOf(asked.basis).map((id) => ({ id, label: t(`reports.groups.${id}`) }))}
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
