import type { Conversion, Report } from '@plenary/contracts/desk-reports.schemas';
import { formatCount, formatPercent, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

const cohorts = ['quoted', 'held'] as const;
const ids = ['count', 'signed', 'share', 'net', 'netShare', 'open'] as const;

/** What became of the deals that were first quoted in the period, and of those whose rooms were first held in it (design: desk D20). */
export const ConversionTable = ({ conversion }: { conversion: NonNullable<Report['conversion']> }) => {
  const { t } = useTranslation('staff');
  const wordsOf = useCohortWords();
  return (
    <DataTable caption={t('reports.conversion.title')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('reports.conversion.cohort')}</th>
          {ids.map((id) => (
            <th key={id} scope="col" data-numeric>
              {t(`reports.conversion.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map((cohort) => {
          const words = wordsOf(conversion[cohort]);
          return (
            <tr key={cohort}>
              <th scope="row">{t(`reports.conversion.${cohort}`)}</th>
              {ids.map((id) => (
                <td key={id} data-numeric data-label={t(`reports.conversion.${id}`)}>
                  {words[id]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};

const useCohortWords = () => {
  const { locale } = usePlatform();
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formatPercent(Math.round((1_000 * part) / whole) / 10, locale));
  return ({ count, signedCount, openCount, netPrice, signedNet, openNet }: Conversion) => ({
    count: formatCount(count, locale),
    signed: formatCount(signedCount, locale),
    share: share(signedCount, count),
    net: formatPrice(netPrice, locale),
    netShare: share(signedNet, netPrice),
    open: `${formatCount(openCount, locale)} · ${formatPrice(openNet, locale)}`,
  });
};
