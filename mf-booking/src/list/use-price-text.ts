import type { Price } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Words for a price in a list: no decimals, excluding tax (spec/booking.md §9). */
export const usePriceText = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (price: Price | undefined): string | undefined => {
    if (!price) return undefined;
    return price.type === 'custom' ? t('price.custom') : format.format(price.amount / 100);
  };
};
