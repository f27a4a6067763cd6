import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useSpanWords } from './use-span-words.ts';

const ids = ['lead', 'decision'] as const;

/** How long before their events deals begin, and how long customers take to sign (design: desk D21). */
export const TimesTable = ({ times }: { times: NonNullable<Report['times']> }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { days } = useSpanWords();
  const columns = { median: t('reports.times.median'), ninetieth: t('reports.times.ninetieth'), count: t('reports.times.count') };
  return (
    <DataTable caption={t('reports.times.title')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('reports.times.span')}</th>
          {Object.entries(columns).map(([id, words]) => (
            <th key={id} scope="col" data-numeric>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{t(`reports.times.${id}`)}</th>
            <td data-numeric data-label={columns.median}>
              {days(times[id].median)}
            </td>
            <td data-numeric data-label={columns.ninetieth}>
              {days(times[id].ninetieth)}
            </td>
            <td data-numeric data-label={columns.count}>
              {formatCount(times[id].count, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
