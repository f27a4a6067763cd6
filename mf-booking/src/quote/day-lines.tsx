import { formatCount, formatDay, formatList, formatPrice } from '@plenary/contracts/format';
import type { QuoteItem } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { Icon } from '@plenary/ui/icon';
import { useMediaQuery } from '@plenary/ui/use-media-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import styles from './day-lines.module.css';
import { amountOf, type DayOfLines, linesByDay, subTotalOf } from './quote-lines.ts';

/**
 * The lines of a quote under their days, with two decimals: it is a document; of several days each says its sum. Narrow, quantity and price
 * move under the words, and the days after the first one are folded.
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
        {days.map((day, index) => (
          <Day key={day.date} day={day} hasSum={!inCredits && days.length > 1} isFolded={index > 0} />
        ))}
      </DataTable>
    </div>
  );
};

/** `isFolded`: on a phone it begins with its sum alone. */
const Day = ({ day, hasSum, isFolded }: { day: DayOfLines; hasSum: boolean; isFolded: boolean }) => {
  const [isOpen, setOpen] = useState(!isFolded);
  const isPhone = useMediaQuery('screen and (width < 640px)');
  const folds = isPhone && hasSum;
  return (
    <tbody>
      <DayHead day={day} hasSum={hasSum} fold={folds ? { isOpen, turn: () => setOpen(!isOpen) } : null} />
      {folds && !isOpen
        ? null
        : day.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote never change, and two may be alike.
            <Line key={index} item={item} />
          ))}
    </tbody>
  );
};

const DayHead = ({ day, hasSum, fold }: { day: DayOfLines; hasSum: boolean; fold: { isOpen: boolean; turn: () => void } | null }) => {
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  const name = formatDay(day.date, locale, 'weekdayAndYear');
  return (
    <tr>
      <th scope="rowgroup" colSpan={hasSum ? undefined : inCredits ? 2 : 4} className={styles.day}>
        {fold ? (
          <button type="button" className={styles.fold} aria-expanded={fold.isOpen} onClick={fold.turn}>
            <span className={styles.day}>{name}</span>
            <Icon name={fold.isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
          </button>
        ) : (
          name
        )}
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
