import type { DealOutcome } from '@plenary/contracts/desk-deals-terms';
import type { Report, ReportAsked, ReportFigures, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import { formatCount, formatPercent, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './reports.module.css';
import { useRowName } from './use-row-name.ts';

interface Props {
  asked: ReportAsked;
  report: Report;
}

const ids = ['count', 'signedCount', 'share', 'netPrice', 'signedNet', 'pax'] as const;

/** The rows, each with the way to the list that it counts; the total under them. */
export const ReportTable = ({ asked, report: { rows, total } }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(asked.by);
  return (
    <DataTable caption={t(`reports.groups.${asked.by}`)} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t(`reports.groups.${asked.by}`)}</th>
          {ids.map((id) => (
            <th key={id} scope="col" data-numeric>
              {t(`reports.columns.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              <DeskLink to={listOf(asked, row)}>{nameOf(row)}</DeskLink>
            </th>
            <Figures figures={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <DeskLink to={listOf(asked, null)}>{t('reports.total')}</DeskLink>
          </th>
          <Figures figures={total} />
        </tr>
      </tfoot>
    </DataTable>
  );
};

const Figures = ({ figures }: { figures: ReportFigures }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { count, signedCount, netPrice, signedNet, pax } = figures;
  const words = {
    count: formatCount(count, locale),
    signedCount: formatCount(signedCount, locale),
    share: count === 0 ? '–' : formatPercent(Math.round((1_000 * signedCount) / count) / 10, locale),
    netPrice: formatPrice(netPrice, locale),
    signedNet: formatPrice(signedNet, locale),
    pax: formatCount(pax, locale),
  };
  return ids.map((id) => (
    <td key={id} data-numeric data-label={t(`reports.columns.${id}`)}>
      {words[id]}
    </td>
  ));
};

type Row = Pick<ReportRow, 'key' | 'country' | 'from' | 'to'>;

/** The list that a row counts; null: that of the total. */
export const listOf = ({ by, period, from, to, country, stage }: ReportAsked, row: Row | null, outcome?: DealOutcome): string => {
  const own = { ...(by === 'lost' && { lost: 'any' }), ...(row && by !== 'month' && { [by]: row.key }) };
  return paths.events({
    period,
    from: row?.from ?? from,
    to: row?.to ?? to,
    country: row?.country ?? country,
    stage,
    outcome,
    ...own,
    sort: 'days',
  });
};
