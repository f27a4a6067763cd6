import { formatCount, formatDay, formatList, formatPrice } from '@plenary/contracts/format';
import type { QuoteItem } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import styles from './day-lines.module.css';
import { amountOf, type DayOfLines, linesByDay, subTotalOf } from './quote-lines.ts';

/**
 * The lines of a quote under their days, with two decimals: it is a document; of several days each says its sum. Narrow, quantity and price
 * move under the words.
 */
export const DayLines = ({ items }: { items: readonly QuoteItem[] }) => {
  const { t } = useTranslation('booking');
  const { inCredits } = usePrices();
  const days = linesByDay(items);
  return (
    <div className={styles.lines}>
      <DataTable caption={t('quote.lines.caption')} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{t('quote.lines.description')}</th>
            <th scope="col" data-numeric className={inCredits ? undefined : styles.wide}>
              {t('quote.lines.quantity')}
            </th>
            {inCredits ? null : (
              <>
                <th scope="col" data-numeric className={styles.wide}>
                  {t('quote.lines.unitPrice')}
                </th>
                <th scope="col" data-numeric>
                  {t('quote.lines.amount')}
                </th>
              </>
            )}
          </tr>
        </thead>
        {days.map((day) => (
          <tbody key={day.date}>
            <DayHead day={day} hasSum={!inCredits && days.length > 1} />
            {day.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote never change, and two may be alike.
              <Line key={index} item={item} />
            ))}
          </tbody>
        ))}
      </DataTable>
    </div>
  );
};

const DayHead = ({ day, hasSum }: { day: DayOfLines; hasSum: boolean }) => {
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  return (
    <tr>
      <th scope="rowgroup" colSpan={hasSum ? undefined : inCredits ? 2 : 4} className={styles.day}>
        {formatDay(day.date, locale, 'weekdayAndYear')}
      </th>
      {hasSum ? (
        <>
          <td className={styles.wide} />
          <td className={styles.wide} />
          <td data-numeric className={styles.sum}>
            {formatPrice(subTotalOf(day), locale, { decimals: true })}
          </td>
        </>
      ) : null}
    </tr>
  );
};

const Line = ({ item }: { item: QuoteItem }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  const { description, quantity, unitPrice, includedServices } = item;
  const services = includedServices.map((service) => t(`quote.lines.services.${service}`));
  const count = formatCount(quantity, locale);
  return (
    <tr>
      <th scope="row">
        {description}
        {services.length > 0 ? <small>{t('quote.lines.includes', { services: formatList(services, locale) })}</small> : null}
        {inCredits ? null : (
          <small className={styles.narrow}>
            {count} × <UnitPrice item={item} />
          </small>
        )}
      </th>
      <td data-numeric className={inCredits ? undefined : styles.wide}>
        {count}
      </td>
      {inCredits ? null : (
        <>
          <td data-numeric className={styles.wide}>
            <UnitPrice item={item} />
          </td>
          <td data-numeric>{unitPrice === 0 ? t('quote.lines.free') : formatPrice(amountOf(item), locale, { decimals: true })}</td>
        </>
      )}
    </tr>
  );
};

/** The price charged, with the price list's next to it if it differs. */
const UnitPrice = ({ item: { unitPrice, catalogPrice } }: { item: QuoteItem }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (
    <>
      {catalogPrice === unitPrice ? null : (
        <>
          <span className="visually-hidden">{t('quote.lines.catalogPrice')}</span>{' '}
          <s className={styles.catalogPrice}>{formatPrice(catalogPrice, locale, { decimals: true })}</s>{' '}
        </>
      )}
      {formatPrice(unitPrice, locale, { decimals: true })}
    </>
  );
};
