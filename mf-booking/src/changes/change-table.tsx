import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import { formatCount, formatPercent, formatPrice, formatSpan } from '@plenary/contracts/format';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import styles from './change-page.module.css';
import { linesOf } from './lines-of.ts';

interface Props {
  before: ChangeSide;
  after: ChangeSide;
}

interface Row {
  label: string;
  /** Null: it has no counterpart. */
  was: string | null;
  is: string;
  /** Words wrap, a list of them has a line each; figures stand under one another. */
  isWords?: boolean;
  isStrong?: boolean;
}

/** A booking before and after a change: days, people, rooms, every line, VAT and totals, to the cent. */
export const ChangeTable = ({ before, after }: Props) => {
  const { t } = useTranslation('booking');
  const rows = useRows({ before, after });
  return (
    <DataTable caption={t('change.table.caption')} isStacked>
      <thead>
        <tr>
          <th scope="col">{t('change.table.what')}</th>
          <th scope="col" data-numeric>
            {t('change.table.before')}
          </th>
          <th scope="col" data-numeric>
            {t('change.table.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, was, is, isWords = false, isStrong = false }) => {
          const cell = isWords ? { className: styles.told } : { 'data-numeric': true };
          return (
            <tr key={label} data-strong={isStrong || undefined}>
              <th scope="row" colSpan={was === null ? 2 : 1}>
                {label}
              </th>
              {was === null ? null : (
                <td {...cell} data-label={t('change.table.before')}>
                  {was}
                </td>
              )}
              <td {...cell} data-label={t('change.table.after')}>
                {is}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};

const useRows = ({ before, after }: Props): Row[] => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const both = (label: string, read: (side: ChangeSide) => string, look: Pick<Row, 'isWords' | 'isStrong'> = {}): Row => ({
    label,
    was: read(before),
    is: read(after),
    ...look,
  });
  const words = { isWords: true };
  const strong = { isStrong: true };
  const none = t('change.table.none');
  const line = (found: { quantity: number; amount: number } | undefined) =>
    found ? `${formatCount(found.quantity, locale)} × ${money(found.amount / found.quantity)} = ${money(found.amount)}` : none;
  const datesOf = ({ days }: ChangeSide) => {
    const dates = days.map(({ date }) => date);
    return formatSpan(dates, locale, 'medium');
  };
  const rates = [...new Set([...before.vatBreakdown, ...after.vatBreakdown].map(({ percent }) => percent))].sort((a, b) => b - a);
  const amountAt = (rate: number) => (side: ChangeSide) => money(side.vatBreakdown.find(({ percent }) => percent === rate)?.amount ?? 0);
  const difference = after.totalIncludingVatPrice - before.totalIncludingVatPrice;
  return [
    both(t('change.table.dates'), datesOf, words),
    both(t('change.table.people'), ({ days }) => days.map(({ plenary }) => formatCount(Number(plenary.pax), locale)).join(' · '), words),
    both(t('change.table.rooms'), ({ rooms }) => tellRooms(rooms, language).join('\n') || none, words),
    ...linesOf(before, after).map(({ label, was, is }): Row => ({ label, was: line(was), is: line(is) })),
    ...(before.discount || after.discount
      ? [both(t('change.table.discount'), ({ discount }) => (discount ? money(-discount.amount) : none))]
      : []),
    ...(before.administrationFees || after.administrationFees
      ? [both(t('change.table.fees'), ({ administrationFees }) => (administrationFees ? money(administrationFees.amount) : none))]
      : []),
    both(t('change.table.excludingVat'), ({ totalExcludingVatPrice }) => money(totalExcludingVatPrice), strong),
    ...rates.map((rate) => both(t('change.table.vat', { percent: formatPercent(rate, locale) }), amountAt(rate))),
    both(t('change.table.includingVat'), ({ totalIncludingVatPrice }) => money(totalIncludingVatPrice), strong),
    both(t('change.table.deposit', { percent: formatPercent(after.deposit.percent, locale) }), ({ deposit }) => money(deposit.amount)),
    { label: t('change.table.difference'), was: null, is: `${difference > 0 ? '+' : ''}${money(difference)}`, isStrong: true },
  ];
};
