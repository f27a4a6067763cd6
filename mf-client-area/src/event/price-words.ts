import { formatPrice } from '@plenary/contracts/format';
import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Text for the price of a supplement. */
export const usePriceWords = (): ((
  supplement: Pick<Supplement, 'excludingVat' | 'includingVat' | 'awaitsPrice' | 'replaces'>,
) => string) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const euros = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const priceOf = (excludingVat: number | null, includingVat: number | null) => {
    if (excludingVat === null) return t('supplements.unpriced');
    if (excludingVat === 0) return t('supplements.free');
    const amount = euros(excludingVat);
    return includingVat === null
      ? t('supplements.price', { amount })
      : t('supplements.priceWithVat', { amount, withVat: euros(includingVat) });
  };
  return ({ excludingVat, includingVat, awaitsPrice, replaces }) =>
    [
      priceOf(excludingVat, includingVat),
      awaitsPrice ? t('supplements.atPrice') : '',
      awaitsPrice && replaces !== undefined ? t('supplements.replacing', { price: euros(replaces) }) : '',
    ]
      .filter(Boolean)
      .join(', ');
};
