import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import { formatCount, formatPercent, formatPrice, formatSpan } from '@plenary/contracts/format';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import styles from './changes.module.css';

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
}

/** A booking before and after a change, each line with its amount, to the cent. */
export const ChangeRows = ({ before, after }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const both = (label: string, read: (side: ChangeSide) => string): Row => ({ label, was: read(before), is: read(after) });
  const told = (label: string, read: (side: ChangeSide) => string): Row => ({ ...both(label, read), isWords: true });
  const datesOf = ({ days }: ChangeSide) => {
    const dates = days.map(({ date }) => date);
    return formatSpan(dates, locale, 'medium');
  };
  const lines = [...new Set([...before.items, ...after.items].map(({ description }) => description))];
  const rates = [...new Set([...before.vatBreakdown, ...after.vatBreakdown].map(({ percent }) => percent))].sort((a, b) => b - a);
  const sumOf = (words: string) => (side: ChangeSide) => {
    const found = side.items.filter(({ description }) => description === words);
    const amount = found.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const times = found.map(({ quantity, unitPrice }) => `${formatCount(quantity, locale)} × ${money(unitPrice)}`);
    return found.length > 0 ? [...times, money(amount)].join('\n') : '–';
  };
  const rows: Row[] = [
    told(t('changes.dates'), datesOf),
    told(t('changes.people'), ({ days }) => days.map(({ plenary }) => formatCount(Number(plenary.pax), locale)).join(' · ')),
    told(t('changes.roomNames'), ({ rooms }) => tellRooms(rooms, language).join('\n') || '–'),
    ...lines.map((words) => told(words, sumOf(words))),
    both(t('quotes.excludingVat'), ({ totalExcludingVatPrice }) => money(totalExcludingVatPrice)),
    ...rates.map((rate) =>
      both(t('changes.vat', { percent: formatPercent(rate, locale) }), ({ vatBreakdown }) =>
        money(vatBreakdown.find(({ percent }) => percent === rate)?.amount ?? 0),
      ),
    ),
    both(t('quotes.includingVat'), ({ totalIncludingVatPrice }) => money(totalIncludingVatPrice)),
    { label: t('changes.difference'), was: null, is: money(after.totalIncludingVatPrice - before.totalIncludingVatPrice) },
  ];
  return (
    <DataTable caption={t('changes.table')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('changes.item')}</th>
          <th scope="col" data-numeric>
            {t('changes.before')}
          </th>
          <th scope="col" data-numeric>
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, was, is, isWords = false }, index) => {
          const cell = isWords ? { className: styles.told } : { 'data-numeric': true };
          return (
            <tr key={label} data-strong={index === rows.length - 1 || undefined}>
              <th scope="row" colSpan={was === null ? 2 : 1}>
                {label}
              </th>
              {was === null ? null : (
                <td {...cell} data-label={t('changes.before')}>
                  {was}
                </td>
              )}
              <td {...cell} data-label={t('changes.after')}>
                {is}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
