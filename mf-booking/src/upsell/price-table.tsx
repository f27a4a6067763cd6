import { formatCount, formatDay, formatDays, formatPrice } from '@plenary/contracts/format';
import type { PricedDemand } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { ExpectedRooms } from '../quote/expected-rooms.tsx';
import { amountOf, linesByDay } from '../quote/quote-lines.ts';
import { TotalRows } from '../quote/total-rows.tsx';
import styles from './price-table.module.css';

/** The quote of a demand, narrow: lines by day, then totals. With decimals, so that it adds up on screen. */
export const PriceTable = ({ priced }: { priced: PricedDemand }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  return (
    <section className={styles.quote} aria-labelledby="upsell-quote">
      <header className={styles.header}>
        <h2 id="upsell-quote">{t('upsell.quote')}</h2>
        <p className={styles.event}>
          {priced.venue.name} · {formatDays(priced.eventStartDate, priced.eventEndDate, locale, 'short')}
        </p>
      </header>
      {priced.expectedRooms ? (
        <dl className={styles.rooms}>
          <ExpectedRooms expected={priced.expectedRooms} className={undefined} />
        </dl>
      ) : null}
      <DataTable caption={t('upsell.quote')} isCaptionHidden density="dense">
        {linesByDay(priced.items).map(({ date, items }) => (
          <tbody key={date}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.day}>
                {formatDay(date, locale, 'weekdayAndYear')}
              </th>
            </tr>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be alike.
              <tr key={index}>
                <th scope="row">
                  {item.description}
                  <small>
                    {formatCount(item.quantity, locale)} × {money(item.unitPrice)}
                  </small>
                </th>
                <td data-numeric>{item.unitPrice === 0 ? t('quote.lines.free') : money(amountOf(item))}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <TotalRows priced={priced} />
        </tfoot>
      </DataTable>
    </section>
  );
};
