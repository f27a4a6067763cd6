import type { MoneyAsked, MoneyFigures } from '@plenary/contracts/desk-reports.schemas';
import { bookedKinds, type MoneyBasis } from '@plenary/contracts/desk-reports-terms';
import { formatCount, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import type { MoneyData } from './load-money.ts';
import styles from './reports.module.css';
import { useMoneyName } from './use-money-words.ts';

const ids = {
  booked: ['count', 'signed', 'changed', 'cancelled', 'reinstated', 'net', 'fees'],
  held: ['count', 'net', 'discount', 'people', 'lunches', 'perPerson'],
} as const satisfies Readonly<Record<MoneyBasis, readonly string[]>>;
type Id = (typeof ids)[MoneyBasis][number];

/** The figures of each row with a bar of what it brings, each with the way to the lines that it sums; the total under them. */
export const MoneyTable = ({ asked, report: { rows, total } }: MoneyData) => {
  const { t } = useTranslation('staff');
  const most = Math.max(1, ...rows.map(({ net }) => Math.abs(net)));
  const nameOf = useMoneyName(asked.by);
  return (
    <DataTable caption={t(`reports.money.captions.${asked.basis}`)} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t(`reports.groups.${asked.by}`)}</th>
          {ids[asked.basis].map((id) => (
            <th key={id} scope="col" data-numeric>
              {t(`reports.money.columns.${id}`)}
            </th>
          ))}
          <td className={styles.chart} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              <DeskLink to={paths.moneyLines({ ...asked, row: row.key })}>{nameOf(row)}</DeskLink>
            </th>
            <Figures asked={asked} figures={row} row={row.key} />
            <td className={styles.chart} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(100 * Math.abs(row.net)) / most}%` }}>
                {row.net > 0 ? <span className={styles.signed} /> : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <DeskLink to={paths.moneyLines(asked)}>{t('reports.total')}</DeskLink>
          </th>
          <Figures asked={asked} figures={total} />
          <td className={styles.chart} />
        </tr>
      </tfoot>
    </DataTable>
  );
};

interface FiguresProps {
  asked: MoneyAsked;
  figures: MoneyFigures;
  /** Its key; absent: the total. */
  row?: string;
}

const Figures = ({ asked, figures, row }: FiguresProps) => {
  const { t } = useTranslation('staff');
  const wordsOf = useFigureWords();
  return ids[asked.basis].map((id) => {
    const kind = bookedKinds.find((one) => one === id && figures.booked?.[one] !== 0);
    const words = wordsOf(id, figures);
    return (
      <td key={id} data-numeric data-label={t(`reports.money.columns.${id}`)}>
        {kind ? <DeskLink to={paths.moneyLines({ ...asked, row, kind })}>{words}</DeskLink> : words}
      </td>
    );
  });
};

const useFigureWords = () => {
  const { locale } = usePlatform();
  const price = (cents: number) => formatPrice(cents, locale);
  return (id: Id, { count, net, booked, held }: MoneyFigures): string => {
    if (id === 'count') return formatCount(count, locale);
    if (id === 'net') return price(net);
    if (id === 'discount') return price(held?.discount ?? 0);
    if (id === 'people' || id === 'lunches') return formatCount(held?.[id] ?? 0, locale);
    if (id === 'perPerson') return held?.people ? price(Math.round(net / held.people)) : '–';
    return price(booked?.[id] ?? 0);
  };
};
