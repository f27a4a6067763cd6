import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import type { ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import { reportGroups } from '@plenary/contracts/desk-reports-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { PeriodForm } from '../deals/period-form.tsx';
import listStyles from '../desk/list.module.css';
import { useAsk } from '../desk/use-ask.ts';
import { reportPeriods } from './load-report.ts';

interface Props {
  asked: ReportAsked;
  /** Address of the report with what is asked for. */
  pathOf: (asked: Partial<ReportAsked>) => string;
}

/** Which deals a report counts, and by what. */
export const ReportFilter = ({ asked, pathOf }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const ask = useAsk(asked, pathOf);
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
